import { isScheduleTime } from '@vitrine/domain/letter/letter.ts';
import { letterProblemTexts as text } from '@vitrine/domain/text/en/letter-problems.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { getLetter } from './letters.ts';
import { count, id } from './primitives.ts';
import { revision } from './revision.ts';

const ofLetter = { params: z.object({ id: z.uuid() }), notFound: 'LETTER_NOT_FOUND' } as const;
const { answer } = getLetter;

export const countRecipients = endpoint({
  method: 'POST',
  path: '/api/admin/letters/recipients',
  auth: 'owner',
  summary: 'Counts whom a letter would go to now, up to 5,000, and who of them gets no marketing mails.',
  body: z.strictObject({ listId: id.nullable(), segmentId: id.nullable() }),
  answer: z.strictObject({
    /** At most `COUNT_LIMIT`. */
    count,
    isMore: z.boolean(),
    /** Of these: people whose address is suppressed, who are not written to. */
    suppressed: count,
  }),
  example: { body: { listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21', segmentId: null } },
});

export const testLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/test',
  auth: 'owner',
  summary: 'Mails a letter, as it is stored, to the owner who asks for it, and to nobody else.',
  ...ofLetter,
  answer: z.strictObject({
    recipient: z.string(),
    /** False when it is stored until a mail server is set up. */
    isSent: z.boolean(),
  }),
});

export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/send',
  auth: 'owner',
  summary:
    'Sends a letter, now or at a time of the site’s clock. It is refused with its faults by field where it is not whole, and for what somebody else has changed since.',
  ...ofLetter,
  body: z.strictObject({
    revision,
    /** `2026-11-30T09:00` on the clock of the site; null for now. */
    sendsAt: z.string().max(20).refine(isScheduleTime, text.timeInvalid).nullable(),
  }),
  answer,
  errors: ['STALE_REVISION', 'LETTER_STATE', 'LETTER_NOBODY'],
  example: { body: { revision: 3, sendsAt: '2026-11-30T09:00' } },
});

export const unscheduleLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/unschedule',
  auth: 'owner',
  summary: 'Makes a scheduled letter a draft again.',
  ...ofLetter,
  answer,
  errors: ['LETTER_STATE'],
});

export const pauseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/pause',
  auth: 'owner',
  summary: 'Stops the sending of a letter. Mails that nobody has tried to send yet are taken back.',
  ...ofLetter,
  answer,
  errors: ['LETTER_STATE'],
});

export const resumeLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/resume',
  auth: 'owner',
  summary: 'Goes on sending a letter that was paused.',
  ...ofLetter,
  answer,
  errors: ['LETTER_STATE'],
});

export const cancelLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/cancel',
  auth: 'owner',
  summary: 'Ends the sending of a letter for good. Who was written to stays so.',
  ...ofLetter,
  answer,
  errors: ['LETTER_STATE'],
});

export const publishLetter = endpoint({
  method: 'PUT',
  path: '/api/admin/letters/:id/public',
  auth: 'owner',
  summary:
    'Shows a letter that was sent on the site, or takes it off: its link in the mails then leads nowhere. One that was canceled before anybody was written to is never shown.',
  ...ofLetter,
  body: z.strictObject({ isPublic: z.boolean() }),
  answer,
  errors: ['LETTER_STATE'],
  example: { body: { isPublic: false } },
});

const counts = { countsOpens: z.boolean(), countsClicks: z.boolean() };
const letterSettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
  ...counts,
});
export type LetterSettingsView = AnswerOf<typeof letterSettings>;

export const getLetterSettings = endpoint({
  method: 'GET',
  path: '/api/admin/letters/settings',
  auth: 'owner',
  summary: 'Returns what is counted of letters; nothing unless an owner wants it.',
  answer: letterSettings,
  example: { answer: { revision: 12, version: 'k3J9', countsOpens: false, countsClicks: false } },
});

export const letterSettingsChange = z.strictObject({ ...counts, version: z.string().max(40) });

export const putLetterSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/letters/settings',
  auth: 'owner',
  summary: 'Sets what is counted of letters that are sent from now on.',
  body: letterSettingsChange,
  answer: letterSettings,
  errors: ['STALE_REVISION'],
  example: { body: { version: 'k3J9', countsOpens: false, countsClicks: true } },
});
