import type { MapProps } from './map.schema.ts';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** The URL of a location on OpenStreetMap. */
export function placeAddress({ mapLat, mapLng, zoom, address }: MapProps): string {
  return mapLat === null || mapLng === null
    ? `${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address.replaceAll(/\s+/g, ' '))}`
    : `${OPEN_STREET_MAP}/?mlat=${mapLat}&mlon=${mapLng}#map=${zoom}/${mapLat}/${mapLng}`;
}

/** The URL of a location's live map for a frame; null without coordinates. */
export function liveMapAddress({ mapLat, mapLng, zoom }: MapProps): string | null {
  if (mapLat === null || mapLng === null) return null;
  // A frame of about 800 by 400 pixels; the world is 256 pixels wide at zoom 0.
  const across = (360 * 800) / (256 * 2 ** zoom);
  const up = (across / 2) * Math.cos((mapLat * Math.PI) / 180);
  const box = [
    Math.max(-180, mapLng - across / 2),
    Math.max(-85, mapLat - up / 2),
    Math.min(180, mapLng + across / 2),
    Math.min(85, mapLat + up / 2),
  ].map((degrees) => degrees.toFixed(5));
  return `${OPEN_STREET_MAP}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${mapLat}%2C${mapLng}`;
}
