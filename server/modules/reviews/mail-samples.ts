import { type MailSamples, NO_TOKEN, SAMPLE_NUMBER, sampleOrder, sampleShop } from '../mail/index.ts';
import { requestMail } from './request-mail.ts';
import { reviewsPath, unsubscribePath } from './review-paths.ts';

export const reviewMailSamples: MailSamples = {
  'review-request': {
    bought: (site) =>
      requestMail({
        // Written in the language of the preview.
        shop: { ...sampleShop(site), language: site.locale },
        orderNumber: SAMPLE_NUMBER,
        products: sampleOrder(site).lines.map(({ productName }) => productName),
        url: site.origin + reviewsPath(NO_TOKEN),
        unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
      }),
  },
};
