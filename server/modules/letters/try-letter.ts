import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { AnswerOf } from '@vitrine/contracts/endpoint.ts';
import type { previewLetter as previewCall } from '@vitrine/contracts/letters.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { testSubject } from '@vitrine/domain/text/en/mail-preview.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { unsubscribePath } from '../audience/index.ts';
import { hasMailServer, insertMail, NO_TOKEN, renderMail, styleOf } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { letterMail } from './letter-mail.ts';
import { letterSiteOf } from './letter-site.ts';
import { ARCHIVE } from './paths.ts';
import { findLetter } from './repository.ts';
import { resolveParts } from './resolve-parts.ts';

/** A letter as it would be sent. Its own links lead nowhere in particular: it has no readers. */
export async function previewLetter(
  platform: Platform,
  site: Site,
  { subject, previewText, parts, isPublic, scheme }: z.output<typeof previewCall.body>,
): Promise<AnswerOf<typeof previewCall.answer>> {
  const { db } = platform;
  const ofLetter = letterSiteOf(site);
  const plan = letterMail(
    ofLetter,
    { subject, previewText, parts: await resolveParts(db, ofLetter, parts) },
    {
      unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
      pageUrl: isPublic ? site.origin + ARCHIVE : null,
    },
  );
  // Its pictures are loaded from where the owner is.
  const mail = renderMail(plan, await styleOf(platform, db, site.websiteId), { scheme, pictureOrigin: '' });
  return { ...mail, bytes: Buffer.byteLength(mail.bodyHtml) };
}

/** Mails a letter, as it is stored, to the owner who asks for it. */
export async function testLetter(
  platform: Platform,
  site: Site,
  { email: recipient }: Pick<OwnerView, 'email'>,
  id: string,
): Promise<Result<{ readonly recipient: string; readonly isSent: boolean }, 'LETTER_NOT_FOUND'>> {
  const { db, clock } = platform;
  const { websiteId } = site;
  const letter = await findLetter(db, { websiteId, id });
  if (letter === null) return fail('LETTER_NOT_FOUND');
  const ofLetter = letterSiteOf(site);
  const { subject, previewText, isPublic, senderName } = letter;
  const parts = letter.sent?.parts ?? (await resolveParts(db, ofLetter, letter.parts));
  const plan = letterMail(
    ofLetter,
    { subject, previewText, parts },
    {
      unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
      pageUrl: isPublic ? site.origin + ARCHIVE : null,
    },
  );
  const mail = renderMail(plan, await styleOf(platform, db, websiteId));
  const now = clock.now();
  await insertMail(db, {
    ...mail,
    subject: fillText(testSubject, { subject: mail.subject }),
    websiteId,
    id: newId(now),
    kind: 'test',
    orderId: null,
    recipient,
    envelope: senderName === '' ? null : { to: [], cc: [], bcc: [], replyTo: '', senderName },
    now: new Date(now),
  });
  return ok({ recipient, isSent: await hasMailServer(platform, websiteId) });
}
