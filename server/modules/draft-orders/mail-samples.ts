import { type MailSamples, NO_TOKEN, sampleOrder, sampleShop } from '../mail/index.ts';
import { draftMail } from './draft-mail.ts';

const DAY = 24 * 60 * 60 * 1000;

export const draftMailSamples: MailSamples = {
  'payment-link': {
    sent: (site, now) => {
      const { lines, currency } = sampleOrder(site);
      return draftMail({
        shop: { ...sampleShop(site), timeZone: site.settings.timeZone },
        url: `${site.origin}/checkout/pay?cartToken=${NO_TOKEN}`,
        currency,
        note: '',
        expiresOn: now + 14 * DAY,
        discount: null,
        lines: lines.map(({ productName, ...line }) => ({ ...line, title: productName })),
      });
    },
  },
};
