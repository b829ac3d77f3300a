/** Services by their hosts, without `www.`; those of `*.` by the end of the host. */
const services: readonly (readonly [host: string, service: string])[] = [
  ['instagram.com', 'instagram'],
  ['instagr.am', 'instagram'],
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.me', 'facebook'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['vimeo.com', 'vimeo'],
  ['pinterest.com', 'pinterest'],
  ['pinterest.de', 'pinterest'],
  ['pinterest.fr', 'pinterest'],
  ['pinterest.es', 'pinterest'],
  ['pinterest.co.uk', 'pinterest'],
  ['pin.it', 'pinterest'],
  ['linkedin.com', 'linkedin'],
  ['tiktok.com', 'tiktok'],
  ['spotify.com', 'spotify'],
  ['soundcloud.com', 'soundcloud'],
  ['github.com', 'github'],
  ['bsky.app', 'bluesky'],
  ['mastodon.social', 'mastodon'],
  ['mastodon.online', 'mastodon'],
  ['mstdn.social', 'mastodon'],
  ['fosstodon.org', 'mastodon'],
  ['etsy.com', 'etsy'],
  ['behance.net', 'behance'],
  ['dribbble.com', 'dribbble'],
  ['tumblr.com', 'tumblr'],
  ['threads.net', 'threads'],
  ['threads.com', 'threads'],
  ['twitch.tv', 'twitch'],
  ['patreon.com', 'patreon'],
  ['bandcamp.com', 'bandcamp'],
  ['medium.com', 'medium'],
  ['substack.com', 'substack'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['t.me', 'telegram'],
  ['flickr.com', 'flickr'],
  ['goodreads.com', 'goodreads'],
  ['yelp.com', 'yelp'],
  ['tripadvisor.com', 'tripadvisor'],
  ['houzz.com', 'houzz'],
];

/**
 * The service of a profile's address, as `SocialAccount.service` has it: `email` for an email address, `rss` for a feed,
 * `mastodon` for an address like theirs on a host that is not known, else `website`.
 */
export function serviceOf(profileUrl: string): string {
  const address = profileUrl.trim();
  if (/^mailto:/iu.test(address)) return 'email';
  const [, host = '', path = ''] = /^(?:https?:)?\/\/([^/?#]+)([^?#]*)/iu.exec(address) ?? [];
  const name = host
    .toLowerCase()
    .replace(/^(?:www|m|mobile)\./u, '')
    .replace(/:\d+$/u, '');
  const known = services.find(([own]) => name === own || name.endsWith(`.${own}`));
  if (known !== undefined) return known[1];
  if (/\.(?:rss|xml|atom)$|\/(?:feed|rss)\/?$/iu.test(path)) return 'rss';
  return /^\/@[^/]+\/?$/u.test(path) ? 'mastodon' : 'website';
}

/** Accounts of a website. */
export const MAX_SOCIAL_ACCOUNTS = 20;

/** Services that an account can be of, by name; of the last three anybody's page may be. */
export const socialServices: readonly string[] = [
  ...new Set(services.map(([, service]) => service).toSorted((a, b) => (a < b ? -1 : 1))),
  'email',
  'rss',
  'website',
];
