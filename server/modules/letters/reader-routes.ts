import { type LetterSettings, letterSettingsOf } from '@vitrine/domain/letter/letter-settings.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import type { Site } from '../websites/index.ts';
import { ARCHIVE, isSigned } from './paths.ts';
import { noteReader } from './recipients-repository.ts';
import { findLinkFacts, type LinkFacts } from './repository.ts';

/** Readers behind one address, such as an office, open a letter within minutes of each other. */
const limit: CallLimit = { name: 'letter-links', points: 300, seconds: 60 };

const reader = { id: z.uuid(), subscriberId: z.uuid(), signature: z.string().regex(/^[\w-]{16}$/) };
const linkParams = z.object({ ...reader, place: z.coerce.number().int().min(0).max(9_999) });
const seenParams = z.object(reader);

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Followed {
  readonly id: string;
  readonly subscriberId: string;
  readonly signature: string;
}

/** Notes a reader: where the letter was sent to be counted, the website still wants that, and the link is theirs. */
async function note(
  platform: Platform,
  { websiteId, settings }: Site,
  facts: LinkFacts,
  { id, subscriberId, signature }: Followed,
  what: number | 'seen',
): Promise<void> {
  const setting: keyof LetterSettings = what === 'seen' ? 'countsOpens' : 'countsClicks';
  if (!facts[setting] || !letterSettingsOf(settings)[setting] || facts.linkKey === null) return;
  if (!isSigned(facts.linkKey, { letterId: id, subscriberId, what }, signature)) return;
  const noted = what === 'seen' ? 'opened' : 'clicked';
  try {
    await noteReader(platform.db, { websiteId, id }, subscriberId, noted, new Date(platform.clock.now()));
  } catch (error) {
    // A reader gets where the link leads, whether or not that is counted.
    platform.log.warn({ err: error, letterId: id }, 'a reader of a letter was not counted');
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
      const { id, place } = params;
      const facts = await findLinkFacts(platform.db, { websiteId: site.websiteId, id }, place);
      if (facts === null || facts.target === null) return notFound(reply);
      await note(platform, site, facts, params, place);
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(asciiAddress(facts.target), 302);
    },
  }),
  pageRoute({
    method: 'GET',
    path: `${ARCHIVE}/:id/seen/:subscriberId/:signature`,
    auth: 'visitor',
    params: seenParams,
    limit,
    handler: async ({ platform, reply, site, params }) => {
      const facts = await findLinkFacts(platform.db, { websiteId: site.websiteId, id: params.id }, null);
      if (facts !== null) await note(platform, site, facts, params, 'seen');
      // Others get the same picture: it says nothing about who reads what.
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('image/gif')
        .send(pixel);
    },
  }),
];
