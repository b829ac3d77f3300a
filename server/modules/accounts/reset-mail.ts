import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as text from '@vitrine/domain/text/en/password-mail.ts';
import type { MailPlan } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';

/** The mail with a link to choose a new password. */
export function resetMail(site: Site, name: string, link: string): MailPlan {
  const { title, origin, settings } = site;
  return {
    shop: { title, origin, address: settings.address, contactEmail: settings.contactEmail, language: 'en' },
    words: {
      subject: fillText(text.resetSubject, { shop: title }),
      heading: fillText(text.resetHeading, { name }),
      intro: [fillText(text.resetIntro, { shop: title })],
    },
    links: [{ label: text.resetLink, href: link }],
    notes: [text.resetLifetime, text.resetIgnore],
  };
}
