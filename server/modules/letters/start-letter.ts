import { letterFaults } from '@vitrine/domain/letter/letter.ts';
import { letterSettingsOf } from '@vitrine/domain/letter/letter-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newToken } from '../../platform/ids.ts';
import { linksOf } from './letter-mail.ts';
import type { LetterSite } from './letter-site.ts';
import { chooseRecipients } from './recipients-repository.ts';
import { type LetterRecord, updateLetter } from './repository.ts';
import { resolveParts } from './resolve-parts.ts';

/** Of the key that signs the links of a letter. */
const KEY_BYTES = 32;

/** What became of a letter that was to be sent. */
type Started = 'started' | 'recipients-gone' | 'unfinished';

/**
 * Begins to send a locked letter, in the caller's transaction: chooses whom it goes to and keeps what they get, so that
 * it is the same for everybody. What is wrong with it changes nothing.
 */
export async function startLetter(
  tx: Queryable,
  site: LetterSite,
  letter: LetterRecord,
  now: Date,
): Promise<{ readonly outcome: Started; readonly total: number }> {
  if (Object.keys(letterFaults(letter)).length > 0) return { outcome: 'unfinished', total: 0 };
  const parts = await resolveParts(tx, site, letter.parts);
  // Everything that it showed was deleted since.
  if (parts.every(({ kind }) => kind === 'line' || kind === 'spacer'))
    return { outcome: 'unfinished', total: 0 };
  const total = await chooseRecipients(tx, letter, site.settings.timeZone);
  if (total === null) return { outcome: 'recipients-gone', total: 0 };
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
    },
    linkKey: countsOpens || countsClicks ? newToken(KEY_BYTES) : null,
    countsOpens,
    countsClicks,
    updatedOn: now,
  });
  return { outcome: 'started', total };
}
