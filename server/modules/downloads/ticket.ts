import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long the file can be fetched after a press of the button, resumed requests included; milliseconds. */
const LIFETIME = 30 * 60_000;

/*
 * One press counts as one download, but a browser often fetches a file in several requests (ranges, a lost connection,
 * a download manager). A ticket represents the press: its expiry time, signed with the link's row id, which is never
 * exposed.
 */

export function makeTicket(downloadId: string, now: number): string {
  const until = String(now + LIFETIME);
  return `${until}.${sign(downloadId, until)}`;
}

export function isTicketValid(downloadId: string, ticket: string, now: number): boolean {
  const [, until = '', signature = ''] = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(ticket) ?? [];
  if (until === '' || now >= Number(until)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(downloadId, until)));
}

function sign(downloadId: string, until: string): string {
  return createHmac('sha256', downloadId).update(until).digest('base64url');
}
