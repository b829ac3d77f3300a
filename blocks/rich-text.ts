import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

/** What running text may hold: structure and links, nothing that runs, loads from elsewhere or takes the page over. */
const allowed: sanitize.IOptions = {
  allowedTags:
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd a em strong b i u s sub sup small mark abbr time img table caption thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    '*': ['data-style'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w./%-]+$/u.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, attribs) =>
      attribs['target'] === '_blank'
        ? { tagName, attribs: { ...attribs, rel: 'noopener' } }
        : { tagName, attribs },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  nestingLimit: 50,
};

/** Readings until broken nesting has settled. */
const MAX_READINGS = 4;
/** Texts whose clean form is kept, so that a page made again does not read them again. */
const kept = new LRUCache<string, string>({ max: 500 });

/**
 * HTML that is safe to put into a page as it is, whoever wrote it. Pictures are the site's own only. It is read again
 * until nothing changes, since a tag that was dropped may have held apart two that close each other.
 */
export function cleanRichText(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  let clean = html;
  for (let reading = 0; reading < MAX_READINGS && clean !== ''; reading += 1) {
    const again = sanitize(clean, allowed);
    if (again === clean) break;
    clean = again;
  }
  if (html.length <= 20_000) kept.set(html, clean);
  return clean;
}
