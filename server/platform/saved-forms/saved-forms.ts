import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../http/crumb.ts';
import { newToken } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { deleteExpired, findSavedForm, insertSavedForm } from './repository.ts';

/** How long a form's page can be reloaded with the typed values, milliseconds. */
const SAVED_FOR_MS = 30 * 60_000;
/** Largest stored state, characters of JSON; the longest comment fits. */
const MAX_STATE = 60_000;
const tokenShape = /^[A-Za-z0-9_-]{16,64}$/;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
const crumbOf = (request: FastifyRequest): string => request.cookies[CRUMB_COOKIE]?.slice(0, 64) ?? '';

/**
 * Redirects a refused form post to the page that shows the form again, so that Back and Reload never submit it twice.
 * `state` is what that page needs, plain data; it must not contain card data. Returns false when it cannot be stored:
 * it is too large, or too many are stored.
 */
export async function redirectToForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  state: object,
): Promise<boolean> {
  const { websiteId } = request.site;
  // PostgreSQL does not accept zero bytes or unpaired surrogates; they become spaces.
  const json = JSON.stringify(state, (_name, value: unknown) =>
    typeof value === 'string' ? wellFormed(value.replaceAll('\0', ' ')) : value,
  );
  if (json.length > MAX_STATE) return false;
  const now = platform.clock.now();
  await deleteExpired(platform.db, websiteId, new Date(now - SAVED_FOR_MS));
  const id = newToken();
  const isSaved = await insertSavedForm(platform.db, {
    websiteId,
    id,
    path: pathOf(address),
    crumb: crumbOf(request),
    json,
    now: new Date(now),
  });
  if (!isSaved) return false;
  const page = `${address}${address.includes('?') ? '&' : '?'}form=${id}`;
  void reply.header('cache-control', 'no-store').redirect(asciiAddress(page), 303);
  return true;
}

/** The state of the form that redirected to this page; null when the request names none, or another browser's. */
export async function readSavedForm<State>(
  platform: Platform,
  request: FastifyRequest,
): Promise<State | null> {
  const id = (request.query as Readonly<Record<string, unknown>> | undefined)?.['form'];
  if (typeof id !== 'string' || !tokenShape.test(id)) return null;
  const saved = await findSavedForm(platform.db, request.site.websiteId, id);
  if (saved === null || saved.path !== pathOf(request.url)) return null;
  if (saved.crumb !== '' && saved.crumb !== crumbOf(request)) return null;
  if (saved.savedOn.getTime() < platform.clock.now() - SAVED_FOR_MS) return null;
  return saved.state as State;
}
