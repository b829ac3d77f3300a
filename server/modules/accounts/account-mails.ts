import { accountMailText } from '@vitrine/domain/text/account-mail.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { MailPlan, MailShop } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';

function shopOf({ title, origin, settings }: Site): MailShop {
  const { address, contactEmail, language } = settings;
  return { title, origin, address, contactEmail, language };
}

/** To a new address: the link that confirms it. `email` is the new address, `old` the present one. */
export function confirmEmailMail(
  site: Site,
  owner: { readonly name: string; readonly email: string; readonly old: string },
  link: string,
): MailPlan {
  const text = accountMailText(site.locale);
  const values = { ...owner, shop: site.title };
  return {
    shop: shopOf(site),
    words: {
      subject: fillText(text.confirmSubject, values),
      heading: fillText(text.hello, values),
      intro: [fillText(text.confirmIntro, values)],
    },
    links: [{ label: text.confirmLink, href: link }],
    notes: [fillText(text.confirmLifetime, values), text.confirmIgnore],
  };
}

/** To the present address: a change to `email` was asked for. */
export function emailNoteMail(
  site: Site,
  owner: { readonly name: string; readonly email: string },
  link: string,
): MailPlan {
  const text = accountMailText(site.locale);
  const values = { ...owner, shop: site.title };
  return {
    shop: shopOf(site),
    words: {
      subject: fillText(text.noteSubject, values),
      heading: fillText(text.hello, values),
      intro: [fillText(text.noteIntro, values), text.noteNotYou],
    },
    links: [{ label: text.noteLink, href: link }],
  };
}

/** The password was changed; `link` leads to choosing another one. */
export function passwordChangedMail(site: Site, name: string, link: string): MailPlan {
  const text = accountMailText(site.locale);
  const values = { name, shop: site.title };
  return {
    shop: shopOf(site),
    words: {
      subject: fillText(text.passwordSubject, values),
      heading: fillText(text.hello, values),
      intro: [fillText(text.passwordIntro, values), text.passwordNotYou],
    },
    links: [{ label: text.passwordLink, href: link }],
  };
}
