import { ownerNotices, type OwnerNotice } from '@vitrine/domain/account/owner-notices.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import * as sample from '@vitrine/domain/text/en/mail-preview.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { ownerNoticesText } from '@vitrine/domain/text/owner-notices.ts';
import { type MailSamples, SAMPLE_NUMBER, sampleDetails } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { noticeMail } from './notice-mail.ts';

function sampleOf(site: Site, notice: OwnerNotice) {
  const { title, origin, settings, locale } = site;
  const { address, contactEmail, language } = settings;
  const sum = formatMoney({ minor: 5800, currency: settings.store.currency }, locale);
  const lines: Readonly<Record<OwnerNotice, { readonly label: string; readonly amount: string }>> = {
    'new-order': { label: `#${SAMPLE_NUMBER} ${sampleDetails.address.firstName}`, amount: sum },
    'low-stock': {
      label: `${sample.product} · ${sample.choice}`,
      amount: fillText(ownerNoticesText(locale).unitsLeft, { n: 2 }),
    },
    'failed-payment': { label: sampleDetails.email, amount: '' },
    'held-comment': { label: sampleDetails.address.firstName, amount: '' },
    'held-review': { label: `${sampleDetails.address.firstName} · ${sample.product}`, amount: '' },
    'failed-page': { label: sample.page, amount: '' },
    'failed-webhook': { label: formsText(locale).sampleForm, amount: '' },
  };
  return noticeMail(
    { title, origin, address, contactEmail, language },
    notice,
    { count: 1, lines: [lines[notice]], sum },
    { place: `${origin}/config`, account: `${origin}/config/account` },
  );
}

export const noticeMailSamples: MailSamples = Object.fromEntries(
  ownerNotices.map((notice) => [`owner-${notice}`, (site: Site) => sampleOf(site, notice)]),
);
