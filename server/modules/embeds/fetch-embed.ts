import type { Embed, fetchEmbed as embedCall } from '@vitrine/contracts/admin-media.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  embedProviders,
  type EmbedProvider,
  providerOfPage,
} from '@vitrine/domain/content/embed-providers.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import * as z from 'zod';
import { guardedFetch, openInternet, type Outside } from '../../platform/http/guarded-fetch.ts';
import type { Platform } from '../../platform/platform.ts';
import { importPicture } from '../media/index.ts';

/** How providers are reached; tests replace it with local servers. */
export interface EmbedSources {
  readonly outside: Outside;
  readonly endpointOf: (provider: EmbedProvider) => string;
}
const defaultSources: EmbedSources = { outside: openInternet, endpointOf: ({ endpoint }) => endpoint };

/** Limits of a response, milliseconds and bytes. */
const ANSWER = {
  timeout: 6000,
  maxBytes: 256 * 1024,
  types: ['application/json', 'text/json', 'text/javascript'],
};
const PICTURE = { timeout: 6000, maxBytes: 5 * 1024 * 1024, types: ['image/*'] };
const DEFAULT_SIZE = { width: 640, height: 360 };
/** Height of an audio player, pixels. */
const AUDIO_PLAYER_HEIGHT = 166;

const pixels = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined);
const words = z.string().max(2000).catch('');
const oembedAnswer = z.object({
  html: z.string().max(20_000).catch(''),
  title: words,
  author_name: words,
  width: pixels,
  height: pixels,
  thumbnail_url: z.string().max(2083).optional().catch(undefined),
  account_type: words,
});

/**
 * Fetches the embed data of a page from its provider, once, when an owner enters the address: pages never fetch. Only
 * texts, sizes and the player's address are taken from the response, and the address only in the form of the
 * provider's own players; its HTML is never stored or shown. The thumbnail is stored as a picture of the website.
 * Fails with EMBED_UNSUPPORTED, EMBED_VIMEO_BASIC, EMBED_NOT_FOUND, EMBED_UNAVAILABLE.
 */
export async function fetchEmbed(
  platform: Platform,
  websiteId: string,
  address: string,
  sources: EmbedSources = defaultSources,
): Promise<Result<Embed, FailureOf<typeof embedCall>>> {
  const provider = providerOfPage(address);
  if (provider === null) {
    return fail('EMBED_UNSUPPORTED', {
      params: { providers: embedProviders.map(({ name }) => name).join(', ') },
    });
  }
  const named = { params: { provider: provider.name } };
  const url = address.trim();
  const question = `${sources.endpointOf(provider)}?format=json&url=${encodeURIComponent(url)}`;
  const fetched = await guardedFetch(
    question,
    { ...ANSWER, headers: { accept: 'application/json' } },
    sources.outside,
  );
  if (!fetched.ok) return fail('EMBED_UNAVAILABLE', named);
  const { status, bytes } = fetched.value;
  if ([400, 401, 403, 404].includes(status)) return fail('EMBED_NOT_FOUND', named);
  const answer = status === 200 ? readAnswer(bytes) : null;
  if (answer === null) return fail('EMBED_UNAVAILABLE', named);
  if (provider.name === 'Vimeo' && answer.account_type === 'basic') return fail('EMBED_VIMEO_BASIC');
  const playerUrl = playerIn(answer.html, provider);
  if (playerUrl === null) return fail('EMBED_NOT_FOUND', named);
  const isAudio = provider.name === 'SoundCloud' || provider.name === 'Spotify';
  const title = answer.title.trim().slice(0, 300);
  return ok({
    kind: 'embed',
    url,
    providerName: provider.name,
    title,
    playerUrl,
    width: answer.width ?? DEFAULT_SIZE.width,
    height: answer.height ?? (isAudio ? AUDIO_PLAYER_HEIGHT : DEFAULT_SIZE.height),
    thumbnailId: await copyThumbnail(platform, websiteId, answer.thumbnail_url, title, sources.outside),
    hasOverlay: true,
  });
}

function readAnswer(bytes: Buffer): z.output<typeof oembedAnswer> | null {
  try {
    const parsed = oembedAnswer.safeParse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The player's address in a provider's HTML, in canonical form; null when it contains none. */
function playerIn(html: string, provider: EmbedProvider): string | null {
  const [, quoted = ''] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"'<>\s]{1,2000})["']/i.exec(html) ?? [];
  const address = quoted.replaceAll('&amp;', '&');
  return provider.toPlayer(address.startsWith('//') ? `https:${address}` : address);
}

/** The provider's thumbnail stored as a picture of the website; null when it cannot be fetched. */
async function copyThumbnail(
  platform: Platform,
  websiteId: string,
  address: string | undefined,
  title: string,
  outside: Outside,
): Promise<string | null> {
  if (address === undefined) return null;
  const fetched = await guardedFetch(address, PICTURE, outside);
  if (!fetched.ok || fetched.value.status !== 200) return null;
  const imported = await importPicture(platform, websiteId, {
    bytes: fetched.value.bytes,
    filename: `${title === '' ? 'film' : title.slice(0, 60)}.jpg`,
    altText: '',
  });
  return imported.ok ? imported.value.id : null;
}
