import type { ItemLocation } from '@vitrine/domain/content/content.ts';

export const contactEmail = 'hello@longwave.example';

/** The three rooms of the festival, all under one roof. */
const shed = {
  addressLine1: '31 Pier Road',
  addressLine2: 'Astoria, OR, 97103',
  addressCountry: 'United States',
  mapLat: 46.1912,
  mapLng: -123.8134,
} as const;
export const stages = {
  netFloor: { addressTitle: 'The Net Floor', ...shed },
  iceHouse: { addressTitle: 'The Ice Room', ...shed },
  jetty: { addressTitle: 'The Jetty', ...shed },
} as const satisfies Record<string, ItemLocation>;
