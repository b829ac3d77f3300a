import { type MailSamples, NO_TOKEN, sampleOrder, sampleShop } from '../mail/index.ts';
import { cartMail } from './cart-mail.ts';
import { returnPath, unsubscribePath } from './paths.ts';

export const cartMailSamples: MailSamples = {
  'cart-reminder': {
    left: (site) => {
      const { lines, currency } = sampleOrder(site);
      return cartMail({
        shop: sampleShop(site),
        locale: site.locale,
        currency,
        lines: lines.map(({ productName: title, attributes, quantity, unitPriceMinor }) => ({
          title,
          attributes,
          quantity,
          unitPriceMinor,
        })),
        returnUrl: `${site.origin}${returnPath(NO_TOKEN)}`,
        unsubscribeUrl: `${site.origin}${unsubscribePath(NO_TOKEN)}`,
      });
    },
  },
};
