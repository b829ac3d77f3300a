import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { ARCHIVE, isSigned } from './paths.ts';
import { noteReader } from './recipients-repository.ts';
import { findLetter, type LetterRecord } from './repository.ts';

/** Readers behind one address, such as an office, open a letter within minutes of each other. */
const limit: CallLimit = { name: 'letter-links', points: 300, seconds: 60 };

const reader = { id: z.uuid(), subscriberId: z.uuid(), signature: z.string().regex(/^[\w-]{16}$/) };
const linkParams = z.object({ ...reader, place: z.coerce.number().int().min(0).max(9_999) });
const seenParams = z.object(reader);

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const isCounted = (
  { id, linkKey }: LetterRecord,
  { subscriberId, signature }: { readonly subscriberId: string; readonly signature: string },
  what: number | 'seen',
): boolean => linkKey !== null && isSigned(linkKey, { letterId: id, subscriberId, what }, signature);

async function note(
  platform: Platform,
  letter: LetterRecord,
  subscriberId: string,
  what: 'opened' | 'clicked',
): Promise<void> {
  try {
    await noteReader(platform.db, letter, subscriberId, what, new Date(platform.clock.now()));
  } catch (error) {
    // A reader gets where the link leads, whether or not that is counted.
    platform.log.warn({ err: error, letterId: letter.id }, 'a reader of a letter was not counted');
  }
}

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

/**
 * Links of letters that count who follows them, and the picture that counts who opens one; of websites that want it. A
 * link leads only where the letter does: its target is stored, not named by the address.
 */
export const readerRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: `${ARCHIVE}/:id/go/:place/:subscriberId/:signature`,
    auth: 'visitor',
    params: linkParams,
    limit,
    handler: async ({ platform, reply, site, params }) => {
      const letter = await findLetter(platform.db, { websiteId: site.websiteId, id: params.id });
      const target = letter?.sent?.links[params.place];
      if (letter === null || target === undefined) return notFound(reply);
      if (letter.countsClicks && isCounted(letter, params, params.place))
        await note(platform, letter, params.subscriberId, 'clicked');
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(asciiAddress(target), 302);
    },
  }),
  pageRoute({
    method: 'GET',
    path: `${ARCHIVE}/:id/seen/:subscriberId/:signature`,
    auth: 'visitor',
    params: seenParams,
    limit,
    handler: async ({ platform, reply, site, params }) => {
      const letter = await findLetter(platform.db, { websiteId: site.websiteId, id: params.id });
      if (letter !== null && letter.countsOpens && isCounted(letter, params, 'seen'))
        await note(platform, letter, params.subscriberId, 'opened');
      // Others get the same picture: it says nothing about who reads what.
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('image/gif')
        .send(pixel);
    },
  }),
];
