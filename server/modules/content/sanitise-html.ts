import sanitize from 'sanitize-html';

/** What a person may write into a text: structure and links, nothing that runs or takes the page over. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'a',
    'em',
    'strong',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) =>
      attribs['target'] === '_blank'
        ? { tagName, attribs: { ...attribs, rel: 'noopener' } }
        : { tagName, attribs },
  },
  nestingLimit: 50,
};

/** Longest HTML a person may store in one field, characters. */
export const MAX_HTML = 200_000;

/** Readings until broken nesting has settled. */
const MAX_READINGS = 4;

/**
 * HTML that is safe to put into a page as it is. Longer input is cut before it is read. It is read again until
 * nothing changes, since a tag that was dropped may have held apart two that close each other.
 */
export function sanitiseHtml(html: string): string {
  let clean = html.slice(0, MAX_HTML);
  for (let reading = 0; reading < MAX_READINGS && clean !== ''; reading += 1) {
    const again = sanitize(clean, allowed);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
