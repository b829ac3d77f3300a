import sanitize from 'sanitize-html';

/** Allowed elements of rich text: structure and links, nothing that runs or covers the page. */
const allowed: sanitize.IOptions = {
  allowedTags:
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd a em strong b i u s sub sup small mark abbr time figure figcaption img table caption thead tbody tr th td'.split(
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
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) =>
      attribs['target'] === '_blank'
        ? { tagName, attribs: { ...attribs, rel: 'noopener' } }
        : { tagName, attribs },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: attribs['loading'] ?? 'lazy' },
    }),
  },
  nestingLimit: 50,
};

/** The same with pictures of the site only. */
const allowedWithOwnPictures: sanitize.IOptions = {
  ...allowed,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w./%-]+$/u.test(attribs['src'] ?? ''),
};

/** What a line of the whole site may have. */
const allowedInAnnouncement: sanitize.IOptions = {
  ...allowed,
  allowedTags: ['p', 'br', 'a', 'strong', 'b', 'em', 'i'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
};
const allowedWithoutLinks: sanitize.IOptions = {
  ...allowedInAnnouncement,
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i'],
};

/** Maximum number of passes until the result is stable. */
const MAX_READINGS = 4;

/**
 * HTML that is safe to insert into a page, whoever the author is. `pictures` selects which are kept: the site's own,
 * or any by https. It is sanitised again until nothing changes, since a removed tag may have separated two parts that
 * form another.
 */
export const cleanHtml = (html: string, pictures: 'own' | 'any'): string =>
  cleanUntilStable(html, pictures === 'own' ? allowedWithOwnPictures : allowed);

/** The text of an announcement, as safe: paragraphs, bold, italics and, unless it stands in a link itself, links. */
export const cleanAnnouncement = (html: string, { withLinks }: { readonly withLinks: boolean }): string =>
  cleanUntilStable(html, withLinks ? allowedInAnnouncement : allowedWithoutLinks);

function cleanUntilStable(html: string, options: sanitize.IOptions): string {
  let clean = html;
  for (let reading = 0; reading < MAX_READINGS && clean !== ''; reading += 1) {
    const again = sanitize(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
