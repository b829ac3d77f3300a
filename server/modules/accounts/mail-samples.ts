import { type MailSamples, NO_TOKEN, sampleDetails } from '../mail/index.ts';
import { confirmEmailMail, emailNoteMail, passwordChangedMail } from './account-mails.ts';
import { accountPath, confirmEmailPath, forgotPasswordPath } from './admin-links.ts';
import { resetMail } from './reset-mail.ts';
import { resetPath } from './password-reset.ts';

/** The new address in examples. */
const newEmail = 'new@example.com';

export const accountMailSamples: MailSamples = {
  'password-reset': (site) =>
    resetMail(site, sampleDetails.address.firstName, site.origin + resetPath(NO_TOKEN)),
  'password-changed': (site) =>
    passwordChangedMail(site, sampleDetails.address.firstName, site.origin + forgotPasswordPath),
  'email-change': (site) =>
    confirmEmailMail(
      site,
      { name: sampleDetails.address.firstName, email: newEmail, old: sampleDetails.email },
      site.origin + confirmEmailPath(NO_TOKEN),
    ),
  'email-change-note': (site) =>
    emailNoteMail(
      site,
      { name: sampleDetails.address.firstName, email: newEmail },
      site.origin + accountPath,
    ),
};
