import { type MailSamples, NO_TOKEN, sampleOrder, sampleShop } from '../mail/index.ts';
import { backInStockMail } from './back-in-stock-mail.ts';
import { unsubscribePath } from './unsubscribe-path.ts';

export const backInStockMailSamples: MailSamples = {
  restock: {
    back: (site) => {
      const { lines, currency } = sampleOrder(site);
      const [line] = lines;
      return backInStockMail({
        shop: sampleShop(site),
        locale: site.locale,
        product: line?.productName ?? '',
        attributes: line?.attributes ?? {},
        priceMinor: line?.unitPriceMinor ?? 0,
        currency,
        url: `${site.origin}/`,
        unsubscribeUrl: `${site.origin}${unsubscribePath(NO_TOKEN)}`,
      });
    },
  },
};
