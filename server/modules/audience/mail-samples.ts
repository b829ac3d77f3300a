import { type MailSamples, NO_TOKEN, sampleShop } from '../mail/index.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { confirmPath, unsubscribePath } from './paths.ts';

export const audienceMailSamples: MailSamples = {
  'newsletter-confirmation': {
    asked: (site) =>
      confirmationMail({
        shop: sampleShop(site),
        locale: site.locale,
        confirmUrl: site.origin + confirmPath(NO_TOKEN),
        unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
      }),
  },
};
