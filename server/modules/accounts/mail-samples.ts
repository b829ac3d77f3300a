import { type MailSamples, NO_TOKEN, sampleDetails } from '../mail/index.ts';
import { resetMail } from './reset-mail.ts';
import { resetPath } from './password-reset.ts';

export const accountMailSamples: MailSamples = {
  'password-reset': (site) =>
    resetMail(site, sampleDetails.address.firstName, site.origin + resetPath(NO_TOKEN)),
};
