import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as text from '@vitrine/domain/text/en/password-mail.ts';
import { renderMail, type MailContent } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';

/** The mail with a link to choose a new password. */
export function resetMail(site: Site, name: string, link: string): MailContent {
  const { title, origin, settings } = site;
  return renderMail({
    shop: { title, origin, address: settings.address, contactEmail: settings.contactEmail, language: 'en' },
    subject: fillText(text.resetSubject, { shop: title }),
    heading: fillText(text.resetHeading, { name }),
    paragraphs: [fillText(text.resetIntro, { shop: title })],
    links: [{ label: text.resetLink, href: link }],
    notes: [text.resetLifetime, text.resetIgnore],
  });
}
