/** A service with a plain share link, without a script on the page. */
export interface ShareService {
  readonly id: string;
  /** In its own spelling. */
  readonly name: string;
}

/** The page that is shared. */
export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** Absolute; null for none. */
  readonly imageUrl: string | null;
}

/** The same values, encoded for a query. */
interface EncodedPage {
  readonly url: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

type Maker = ShareService & { link(page: EncodedPage): string };

const makers: Readonly<Record<string, Maker>> = Object.fromEntries(
  (
    [
      ['email', 'Email', ({ url, title }) => `mailto:?subject=${title}&body=${title}%0A${url}`],
      ['bluesky', 'Bluesky', (page) => `https://bsky.app/intent/compose?text=${words(page)}`],
      ['facebook', 'Facebook', ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
      ['linkedin', 'LinkedIn', ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
      ['mastodon', 'Mastodon', ({ url, title }) => `https://mastodonshare.com/?url=${url}&text=${title}`],
      [
        'pinterest',
        'Pinterest',
        ({ url, title, imageUrl }) =>
          `https://www.pinterest.com/pin/create/button/?url=${url}${imageUrl === null ? '' : `&media=${imageUrl}`}&description=${title}`,
      ],
      ['reddit', 'Reddit', ({ url, title }) => `https://www.reddit.com/submit?url=${url}&title=${title}`],
      ['telegram', 'Telegram', ({ url, title }) => `https://t.me/share/url?url=${url}&text=${title}`],
      ['threads', 'Threads', (page) => `https://www.threads.net/intent/post?text=${words(page)}`],
      ['tumblr', 'Tumblr', ({ url }) => `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${url}`],
      ['whatsapp', 'WhatsApp', (page) => `https://wa.me/?text=${words(page)}`],
      ['x', 'X', ({ url, title }) => `https://x.com/intent/post?url=${url}&text=${title}`],
    ] satisfies [string, string, Maker['link']][]
  ).map(([id, name, link]) => [id, { id, name, link }]),
);

/** Older names of a service in settings. */
const otherNames: Readonly<Record<string, string>> = { twitter: 'x', mail: 'email' };

const words = ({ title, url }: EncodedPage): string => `${title}%20${url}`;

/** A lone surrogate cannot be encoded; it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(
    /[\ud800-\udfff]/.test(text) ? text.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : text,
  );
}

/** All services, in the order in which they are offered. */
export const shareServices: readonly ShareService[] = Object.values(makers).map(({ id, name }) => ({
  id,
  name,
}));

/**
 * The share links of a page, in the owner's order, each service once. Unknown names are skipped; without any there are
 * no buttons. spec: site-platform 9
 */
export function shareLinks(
  options: readonly string[],
  page: SharedPage,
): readonly (ShareService & { readonly href: string })[] {
  const encoded: EncodedPage = {
    url: encode(page.url),
    title: encode(page.title),
    imageUrl: page.imageUrl === null ? null : encode(page.imageUrl),
  };
  const ids = new Set(options.map((option) => otherNames[option.toLowerCase()] ?? option.toLowerCase()));
  return [...ids].flatMap((id) => {
    const maker = Object.hasOwn(makers, id) ? makers[id] : undefined;
    return maker === undefined ? [] : [{ id, name: maker.name, href: maker.link(encoded) }];
  });
}
