/** Another site whose players pages may show. All others are refused. */
export interface EmbedProvider {
  readonly name: string;
  /** Page addresses of that site, without scheme: what an owner pastes. */
  readonly pages: RegExp;
  /** Its oEmbed endpoint. */
  readonly endpoint: string;
  /** Origin its players are shown from. */
  readonly player: string;
  /** Converts the player's address in the response into the one that is shown; null for any other. */
  readonly toPlayer: (address: string) => string | null;
}

/** Keeps an address that matches this pattern, without the parameters of the response. */
const keep =
  (shape: RegExp, change: (address: string, match: RegExpExecArray) => string = (address) => address) =>
  (address: string): string | null => {
    const match = shape.exec(address);
    return match === null ? null : change(address, match);
  };

const REST = String.raw`(?:[/?&][\w\-./?&=%:,~+!*]*)?$`;

/** spec: site-platform 3 "oembed (html, providerName)" */
export const embedProviders: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    pages:
      /^(?:(?:www\.|m\.|music\.)?youtube\.com\/(?:watch\?|shorts\/|live\/|embed\/|playlist\?)|youtu\.be\/[\w-])/,
    endpoint: 'https://www.youtube.com/oembed',
    player: 'https://www.youtube-nocookie.com',
    // The address that sets no cookies before the video is played.
    toPlayer: keep(
      new RegExp(
        String.raw`^https://www\.youtube(?:-nocookie)?\.com/embed/(videoseries\?list=[\w-]{10,64}|[\w-]{6,20})${REST}`,
      ),
      (_address, [, id = '']) => `https://www.youtube-nocookie.com/embed/${id}`,
    ),
  },
  {
    name: 'Vimeo',
    pages: /^(?:www\.|player\.)?vimeo\.com\/[\w/]*\d/,
    endpoint: 'https://vimeo.com/api/oembed.json',
    player: 'https://player.vimeo.com',
    toPlayer: keep(
      new RegExp(String.raw`^https://player\.vimeo\.com/video/(\d{1,15})${REST}`),
      (address, [, id = '']) => {
        // Unlisted videos have a key, without which the player shows nothing.
        const key = /[?&]h=([\da-z]{4,40})/.exec(address)?.[1];
        return `https://player.vimeo.com/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`;
      },
    ),
  },
  {
    name: 'SoundCloud',
    pages: /^(?:www\.|m\.|on\.)?soundcloud\.com\/[\w-]/,
    endpoint: 'https://soundcloud.com/oembed',
    player: 'https://w.soundcloud.com',
    toPlayer: keep(new RegExp(String.raw`^https://w\.soundcloud\.com/player/${REST}`)),
  },
  {
    name: 'Spotify',
    pages: /^open\.spotify\.com\/(?:intl-[a-z]{2}\/)?(?:track|album|playlist|artist|episode|show)\//,
    endpoint: 'https://open.spotify.com/oembed',
    player: 'https://open.spotify.com',
    toPlayer: keep(new RegExp(String.raw`^https://open\.spotify\.com/embed/\w+/[\dA-Za-z]{10,40}${REST}`)),
  },
  {
    name: 'TED',
    pages: /^(?:www\.)?ted\.com\/talks\/[\w-]/,
    endpoint: 'https://www.ted.com/services/v1/oembed.json',
    player: 'https://embed.ted.com',
    toPlayer: keep(new RegExp(String.raw`^https://embed\.ted\.com/talks/[\w/-]{1,200}${REST}`)),
  },
  {
    name: 'Dailymotion',
    pages: /^(?:www\.)?(?:dailymotion\.com\/video\/|dai\.ly\/)[\dA-Za-z]/,
    endpoint: 'https://www.dailymotion.com/services/oembed',
    player: 'https://geo.dailymotion.com',
    toPlayer: keep(
      new RegExp(
        String.raw`^https://(?:www\.dailymotion\.com/embed/video/|geo\.dailymotion\.com/player(?:/\w+)?\.html\?video=)([\dA-Za-z]{4,20})${REST}`,
      ),
      (_address, [, id = '']) => `https://geo.dailymotion.com/player.html?video=${id}`,
    ),
  },
];

/** Maximum length of a player address, characters. */
const MAX_PLAYER_ADDRESS = 1000;

/** The provider of a page address; null for one that is not on the list. */
export function providerOfPage(address: string): EmbedProvider | null {
  const bare = /^https?:\/\/(\S{4,1000})$/i.exec(address.trim())?.[1];
  if (bare === undefined) return null;
  const [host = '', ...rest] = bare.split('/');
  const lowered = [host.toLowerCase(), ...rest].join('/');
  return embedProviders.find(({ pages }) => pages.test(lowered)) ?? null;
}

/** Whether a frame may show this address: an allowed player, in exactly the form that `toPlayer` returns. */
export function isPlayerAddress(address: string): boolean {
  return (
    address.length <= MAX_PLAYER_ADDRESS &&
    embedProviders.some(
      ({ player, toPlayer }) => address.startsWith(`${player}/`) && toPlayer(address) === address,
    )
  );
}
