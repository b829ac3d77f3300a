import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type * as calls from '@vitrine/contracts/letters.ts';
import type { DrawnLetter } from '@vitrine/contracts/letters.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { testSubject } from '@vitrine/domain/text/en/mail-preview.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { unsubscribePath } from '../audience/index.ts';
import { hasMailServer, insertMail, type MailPlan, NO_TOKEN, renderMail, styleOf } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { letterMail } from './letter-mail.ts';
import { type LetterSite, letterSiteOf } from './letter-site.ts';
import { ARCHIVE } from './paths.ts';
import { findLetter, type LetterRecord } from './repository.ts';
import { resolveParts } from './resolve-parts.ts';
import type { SentLetter } from './resolved-part.ts';

type Scheme = z.output<typeof calls.drawLetter.query>['scheme'];

type Shown = Pick<SentLetter, 'subject' | 'previewText' | 'parts'>;

/** A letter as a mail to nobody: its own links lead nowhere in particular. */
const planOf = (site: LetterSite, shown: Shown, isPublic: boolean): MailPlan =>
  letterMail(site, shown, {
    unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
    pageUrl: isPublic ? site.origin + ARCHIVE : null,
  });

/** What a letter shows: as it was sent; before that, as it is now. */
async function shownOf(db: Queryable, site: LetterSite, letter: LetterRecord): Promise<Shown> {
  const { subject, previewText, parts, sent } = letter;
  return sent ?? { subject, previewText, parts: await resolveParts(db, site, parts) };
}

async function draw(
  platform: Platform,
  site: LetterSite,
  plan: MailPlan,
  scheme: Scheme,
): Promise<DrawnLetter> {
  // Its pictures are loaded from where the owner is.
  const style = await styleOf(platform, platform.db, site.websiteId);
  const mail = renderMail(plan, style, { scheme, pictureOrigin: '' });
  return { ...mail, bytes: Buffer.byteLength(mail.bodyHtml) };
}

/** A letter as it would be sent. */
export async function previewLetter(
  platform: Platform,
  site: Site,
  { subject, previewText, parts, isPublic, scheme }: z.output<typeof calls.previewLetter.body>,
): Promise<DrawnLetter> {
  const ofLetter = letterSiteOf(site);
  const shown = { subject, previewText, parts: await resolveParts(platform.db, ofLetter, parts) };
  return draw(platform, ofLetter, planOf(ofLetter, shown, isPublic), scheme);
}

/** A stored letter as a mail: as its readers got it, once it was sent. */
export async function drawLetter(
  platform: Platform,
  site: Site,
  id: string,
  scheme: Scheme,
): Promise<Result<DrawnLetter, 'LETTER_NOT_FOUND'>> {
  const letter = await findLetter(platform.db, { websiteId: site.websiteId, id });
  if (letter === null) return fail('LETTER_NOT_FOUND');
  const ofLetter = letterSiteOf(site);
  const shown = await shownOf(platform.db, ofLetter, letter);
  return ok(await draw(platform, ofLetter, planOf(ofLetter, shown, letter.isPublic), scheme));
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
  const { isPublic, senderName } = letter;
  const plan = planOf(ofLetter, await shownOf(db, ofLetter, letter), isPublic);
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
