import { letterFaults } from '@vitrine/domain/letter/letter.ts';
import { letterSettingsOf } from '@vitrine/domain/letter/letter-settings.ts';
import type { LetterProblem } from '@vitrine/domain/letter/letter-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newToken } from '../../platform/ids.ts';
import { linksOf } from './letter-mail.ts';
import type { LetterSite } from './letter-site.ts';
import { chooseRecipients, findNamed } from './recipients-repository.ts';
import { type LetterRecord, updateLetter } from './repository.ts';
import { resolveParts } from './resolve-parts.ts';

/** Of the key that signs the links of a letter. */
const KEY_BYTES = 32;

/** What became of a letter that was to be sent. */
type Started = 'started' | LetterProblem;

/**
 * Begins to send a locked letter, in the caller's transaction: chooses whom it goes to and keeps what they get, so that
 * it is the same for everybody. What is wrong with it changes nothing, and where nobody would get it neither.
 */
export async function startLetter(
  tx: Queryable,
  site: LetterSite,
  letter: LetterRecord,
  now: Date,
): Promise<Started> {
  if (Object.keys(letterFaults(letter)).length > 0) return 'unfinished';
  const parts = await resolveParts(tx, site, letter.parts);
  // Everything that it showed was deleted since.
  if (parts.every(({ kind }) => kind === 'line' || kind === 'spacer')) return 'unfinished';
  const named = await findNamed(tx, letter);
  const total = await chooseRecipients(tx, letter, named, site.settings.timeZone);
  if (total === null) return 'recipients-gone';
  if (total === 0) return 'nobody';
  const { countsOpens, countsClicks } = letterSettingsOf(site.settings);
  await updateLetter(tx, letter, {
    status: 'sending',
    sendsOn: null,
    problem: null,
    startedOn: now,
    finishedOn: null,
    total,
    sent: {
      subject: letter.subject,
      previewText: letter.previewText,
      parts,
      links: linksOf(site.origin, parts),
      segment: letter.segmentId === null ? null : named.segment,
    },
    linkKey: countsOpens || countsClicks ? newToken(KEY_BYTES) : null,
    countsOpens,
    countsClicks,
    updatedOn: now,
  });
  return 'started';
}
