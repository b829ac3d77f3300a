import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/trusted-proxies.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';

/** Requests with files that arrive at a server at once, and of those the ones from one address: each takes disk. */
const MOST = 64;
const MOST_OF_ADDRESS = 16;
/** Seconds after which another try is worth it. */
const RETRY_AFTER = 5;

/** How many arrive, by address. */
const arriving = perPlatform(() => new Map<string, number>());

const sumOf = (places: ReadonlyMap<string, number>): number =>
  [...places.values()].reduce((sum, count) => sum + count, 0);

/** Requests that have a place. @internal */
export const takenUploadPlaces = (platform: Platform): number => sumOf(arriving(platform));

/** Runs `receive` while a request with files has a place; without one where too many arrive at once. */
export async function withUploadPlace<T>(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  receive: (hasPlace: boolean) => Promise<T>,
): Promise<T> {
  const places = arriving(platform);
  const address = addressOf(request.ip);
  const own = places.get(address) ?? 0;
  if (own >= MOST_OF_ADDRESS || sumOf(places) >= MOST) {
    void reply.header('retry-after', String(RETRY_AFTER));
    return receive(false);
  }
  places.set(address, own + 1);
  try {
    return await receive(true);
  } finally {
    const left = (places.get(address) ?? 1) - 1;
    if (left === 0) places.delete(address);
    else places.set(address, left);
  }
}
