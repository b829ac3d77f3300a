import type { SignUpGroup } from '@vitrine/contracts/admin-back-in-stock.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

const GROUPS = ['back-in-stock', 'groups'];
/** Milliseconds between looks at mails that are being written. */
const WATCHED = 2_000;

type GroupsPage = Awaited<ReturnType<typeof loadGroups>>;

const loadGroups = (cursor: string | null, signal: AbortSignal) =>
  client.call(
    'GET',
    '/api/site-users/account/notifications/restock/groups',
    { query: cursor === null ? {} : { cursor } },
    signal,
  );

const groupsIn = (data: InfiniteData<GroupsPage, string | null> | undefined): readonly SignUpGroup[] =>
  data?.pages.flatMap(({ signUpGroups }) => signUpGroups) ?? [];

/** The variants that people wait for; read again while mails are being written. */
export const groupsQuery = infiniteQueryOptions({
  queryKey: GROUPS,
  queryFn: ({ pageParam, signal }) => loadGroups(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last: GroupsPage) => last.nextPageCursor,
  refetchInterval: ({ state }) =>
    groupsIn(state.data).some(({ sending }) => sending !== null) ? WATCHED : false,
});

/** Reads the lists again after a change. */
export const reloadGroups = (): void => void queryClient.invalidateQueries({ queryKey: ['back-in-stock'] });

export const isAvailable = ({ unlimited, quantity }: Pick<SignUpGroup, 'unlimited' | 'quantity'>): boolean =>
  unlimited || quantity > 0;

/** Whether the owner can write to a group at once: in stock, shown to visitors, and not being written to. */
export const isReady = (group: SignUpGroup): boolean =>
  isAvailable(group) && group.status === 'published' && group.sending === null;

export const nameOfGroup = ({ product, variant }: Pick<SignUpGroup, 'product' | 'variant'>): string =>
  variant === '' ? product : `${product}, ${variant}`;

export interface Sent {
  readonly sent: number;
  readonly queued: number;
  /** Variants that could not be sent. */
  readonly leftOut: number;
}

/** Writes to everyone who waits for some variants. */
export async function sendGroups(groups: readonly SignUpGroup[]): Promise<Sent> {
  const ids = groups.map(({ productId, variantId }) => ({ productId, variantId }));
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) {
    const body = only;
    const answer = await client.call('POST', '/api/site-users/account/notifications/restock/send', { body });
    return { ...answer, leftOut: 0 };
  }
  const total = { sent: 0, queued: 0, leftOut: 0 };
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const body = { sendRequests: ids.slice(at, at + AT_ONCE) };
    const path = '/api/site-users/account/notifications/restock/send/all';
    const answer = await client.call('POST', path, { body });
    total.sent += answer.sent;
    total.queued += answer.queued;
    total.leftOut += answer.results.filter(({ outcome }) => outcome !== 'sending').length;
  }
  return total;
}

/** Variants of one call. */
const AT_ONCE = 200;
