import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import { mailSettingsOf, type MailSettings } from '@vitrine/domain/mail/mail-settings.ts';
import type { MailWords } from '@vitrine/domain/mail/mail-words.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { hasMailServer } from './mail-delivery.ts';
import { renderMail } from './mail-layout.ts';
import type { MailContent, MailPlan } from './mail-plan.ts';
import { findSample } from './mail-samples.ts';
import { insertMail } from './repository.ts';
import { lookOf, styleOf } from './style-of.ts';

/** A mail that is shown with made-up data. */
export interface TriedMail {
  readonly kind: string;
  /** Without it, the usual one. */
  readonly occasion?: string | undefined;
  readonly language: Locale;
}

/** A website as if its language were another one. */
export const inLanguage = (site: Site, language: Locale): Site => ({
  ...site,
  locale: language,
  settings: { ...site.settings, language },
});

function planOf(platform: Platform, site: Site, { kind, occasion, language }: TriedMail): MailPlan | null {
  const sample = findSample(platform, kind, occasion);
  return sample === null ? null : sample.write(inLanguage(site, language), platform.clock.now());
}

/** Shows an example as it would be sent, with words and a look in place of the stored ones. Errors: MAIL_NOT_FOUND. */
export async function tryMail(
  platform: Platform,
  site: Site,
  tried: TriedMail & {
    readonly words: MailWords | null;
    readonly look: Pick<MailSettings, 'logo' | 'logoId' | 'accent' | 'footer'> | null;
    readonly scheme: 'light' | 'dark';
  },
): Promise<Result<MailContent, 'MAIL_NOT_FOUND'>> {
  const plan = planOf(platform, site, tried);
  if (plan === null) return fail('MAIL_NOT_FOUND');
  const { words, look, scheme } = tried;
  const stored = await styleOf(platform, platform.db, site.websiteId);
  const settings = { ...mailSettingsOf(site.settings), ...look };
  const style = {
    ...stored,
    ...(look === null ? {} : await lookOf(platform, platform.db, site, settings)),
    ...(words === null ? {} : { wordsOf: () => words }),
  };
  // The picture of the logo is loaded from where the owner is.
  return ok(renderMail(plan, style, { scheme, pictureOrigin: '' }));
}

/** Mails an example to the owner who asks for it, and to nobody else. Errors: MAIL_NOT_FOUND. */
export async function sendTestMail(
  platform: Platform,
  site: Site,
  { email: recipient }: Pick<OwnerView, 'email'>,
  tried: TriedMail & { readonly kind: MailKind },
): Promise<Result<{ readonly recipient: string; readonly isSent: boolean }, 'MAIL_NOT_FOUND'>> {
  const plan = planOf(platform, site, tried);
  if (plan === null) return fail('MAIL_NOT_FOUND');
  const mail = renderMail(plan, await styleOf(platform, platform.db, site.websiteId));
  const now = platform.clock.now();
  await insertMail(platform.db, {
    ...mail,
    subject: fillText(text.testSubject, { subject: mail.subject }),
    websiteId: site.websiteId,
    id: newId(now),
    kind: 'test',
    orderId: null,
    recipient,
    now: new Date(now),
  });
  return ok({ recipient, isSent: await hasMailServer(platform, site.websiteId) });
}
