import type { PageDocument, SectionTheme } from '@vitrine/domain/page/page-document.ts';
import { phoneHref } from '@vitrine/domain/site/phone.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import { asHtml, block, type DraftBlock, text } from './section-draft.ts';

/** What a theme's own footer shows of the site. */
export interface FooterSite {
  readonly title: string;
  /** '' for none, as the others. */
  readonly tagLine: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  /** Whether the site names accounts on other services. */
  readonly hasAccounts: boolean;
  /** One line each. */
  readonly address: readonly string[];
  /** In the language of the site: above the links, and above address and e-mail. */
  readonly words: { readonly aroundTheSite: string; readonly findUs: string };
}

/**
 * The footer of a site as blocks, with the words and links that the theme's own footer has; what an owner begins with.
 * The ids of its section and blocks are always the same ones.
 */
export function footerDocument(site: FooterSite, look: SectionTheme): PageDocument {
  const { title, description, tagLine, words } = site;
  const contact = contactOf(site);
  // A footer in the colours of the page is set apart from it by a line.
  const isPlain = look === 'light';
  const row = isPlain ? 3 : 1;
  const [column, columns, links] = contact === '' ? ([17, 8, 15] as const) : ([13, 5, 10] as const);
  const about = description === '' ? '' : `<p data-style="large">${asHtml(description)}</p>`;
  const parts: Readonly<Record<string, DraftBlock | false>> = {
    rule: isPlain && block('line', [1, 24, 1, 1], {}),
    name: text([1, links, row, 8], `<h2 data-style="2">${asHtml(title)}</h2>${about}`, {}, top),
    links: block(
      'navigation',
      [column, columns, row, 8],
      { navigation: 'footer', title: words.aroundTheSite },
      top,
    ),
    contact: contact !== '' && text([19, 6, row, 8], `<h3>${asHtml(words.findUs)}</h3>${contact}`, {}, top),
    'end-rule': tagLine !== '' && block('line', [1, 24, row + 9, 1], {}),
    end: tagLine !== '' && text([1, 24, row + 11, 1], `<p>${asHtml(tagLine)}</p>`, { size: 'small' }, top),
    accounts: site.hasAccounts && block('social-links', [1, 24, row + 13, 3], {}),
  };
  return tidyDocument({
    version: 2,
    sections: [
      {
        id: 'site-footer',
        theme: look,
        space: isPlain ? 'small' : 'normal',
        fullWidth: false,
        blocks: Object.entries(parts).flatMap(([id, part]) =>
          part === false ? [] : [{ ...part, id: `footer-${id}` }],
        ),
      },
    ],
  });
}

const top = { y: 'start' } as const;

/** Address, e-mail and phone number as HTML; '' where the site has none of them. */
function contactOf({ email, phone, address }: FooterSite): string {
  const lines = address.filter((line) => line !== '').join('\n');
  return [
    lines === '' ? '' : `<p>${asHtml(lines)}</p>`,
    email === '' ? '' : `<p><a href="mailto:${asHtml(email)}">${asHtml(email)}</a></p>`,
    phone === '' ? '' : `<p><a href="${asHtml(phoneHref(phone))}">${asHtml(phone)}</a></p>`,
  ].join('');
}
