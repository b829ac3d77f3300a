import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { client, queryClient } from './client.ts';

export const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/me', {}, signal),
  staleTime: 5 * 60_000,
};

/** Who is signed in and to which shop. Only inside the shell, whose loader has fetched it. */
export function useMe(): MeAnswer {
  return useSuspenseQuery(meQuery).data;
}

/** Route loader of the shell: without a session, the sign-in page comes first and leads back here. */
export async function requireSession({ request }: { request: Request }): Promise<MeAnswer> {
  try {
    return await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'SIGN_IN_REQUIRED') throw error;
    const { pathname, search } = new URL(request.url);
    const from = pathname.replace(/^\/config/, '') + search;
    throw redirect(from === '' || from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`);
  }
}

/** Route loader of what works on the site itself: an archived one shows that it is, on its home screen. */
export async function requireOpenSite(args: { request: Request }): Promise<MeAnswer> {
  const me = await requireSession(args);
  if (me.website.isClosed) throw redirect('/');
  return me;
}

/** Route loader of the sign-in page. Its request sets the crumb cookie that signing in must echo. */
export async function skipWhenSignedIn({ request }: { request: Request }): Promise<null> {
  const me = await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => null);
  if (me !== null) throw redirect(safeReturnPath(new URL(request.url).searchParams.get('from')));
  return null;
}

/** Caches the session after signing in, without another request. */
export function rememberSession(me: MeAnswer): void {
  queryClient.setQueryData(meQuery.queryKey, me);
}

/** Where to go after signing in. Only paths of the editor are accepted. */
export function safeReturnPath(from: string | null): string {
  return from !== null && /^\/(?![/\\])/.test(from) ? from : '/';
}
