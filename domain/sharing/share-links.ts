/** A service a page can be shared to by a link alone: no script of anybody's runs on the page. */
export interface ShareService {
  readonly id: string;
  /** As it writes itself. */
  readonly name: string;
}

/** What is shared. */
export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** Absolute; null for none. */
  readonly imageUrl: string | null;
}

const makers: Readonly<Record<string, ShareService & { link(page: SharedPage): string }>> =
  Object.fromEntries(
    (
      [
        [
          'email',
          'Email',
          ({ url, title }) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
        ],
        ['bluesky', 'Bluesky', (page) => `https://bsky.app/intent/compose?${query({ text: words(page) })}`],
        [
          'facebook',
          'Facebook',
          ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
        ],
        [
          'linkedin',
          'LinkedIn',
          ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
        ],
        [
          'mastodon',
          'Mastodon',
          (page) => `https://mastodonshare.com/?${query({ url: page.url, text: page.title })}`,
        ],
        [
          'pinterest',
          'Pinterest',
          ({ url, title, imageUrl }) =>
            `https://www.pinterest.com/pin/create/button/?${query({ url, ...(imageUrl === null ? {} : { media: imageUrl }), description: title })}`,
        ],
        ['reddit', 'Reddit', ({ url, title }) => `https://www.reddit.com/submit?${query({ url, title })}`],
        ['telegram', 'Telegram', ({ url, title }) => `https://t.me/share/url?${query({ url, text: title })}`],
        [
          'threads',
          'Threads',
          (page) => `https://www.threads.net/intent/post?${query({ text: words(page) })}`,
        ],
        [
          'tumblr',
          'Tumblr',
          ({ url }) => `https://www.tumblr.com/widgets/share/tool?${query({ canonicalUrl: url })}`,
        ],
        ['whatsapp', 'WhatsApp', (page) => `https://wa.me/?${query({ text: words(page) })}`],
        ['x', 'X', ({ url, title }) => `https://x.com/intent/post?${query({ url, text: title })}`],
      ] satisfies [string, string, (page: SharedPage) => string][]
    ).map(([id, name, link]) => [id, { id, name, link }]),
  );

/** Names by which older settings call the same service. */
const otherNames: Readonly<Record<string, string>> = { twitter: 'x', mail: 'email' };

function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`)
    .join('&');
}

const words = ({ title, url }: SharedPage): string => `${title} ${url}`;

/** Every service there is. */
export const shareServices: readonly ShareService[] = Object.values(makers).map(({ id, name }) => ({
  id,
  name,
}));

/**
 * The links that share a page, in the owner's order, each service once. Names nobody knows are passed over; without
 * any there are no buttons. spec: site-platform 9
 */
export function shareLinks(
  options: readonly string[],
  page: SharedPage,
): readonly (ShareService & { readonly href: string })[] {
  const ids = new Set(options.map((option) => otherNames[option.toLowerCase()] ?? option.toLowerCase()));
  return [...ids].flatMap((id) => {
    const maker = Object.hasOwn(makers, id) ? makers[id] : undefined;
    return maker === undefined ? [] : [{ id, name: maker.name, href: maker.link(page) }];
  });
}
