import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { ItemLocation } from '@vitrine/domain/content/content.ts';
import type { Starter } from '../starter.ts';
import { evenings } from './evenings.ts';
import { home, kitchen, menu, visit } from './pages.ts';
import { contactEmail } from './place.ts';

const at: ItemLocation = {
  addressTitle: 'Fig & Flint',
  addressLine1: '412 Warren Street',
  addressLine2: 'Hudson, NY, 12534',
  addressCountry: 'United States',
  mapLat: 42.2501,
  mapLng: -73.7876,
};

/** A small restaurant with a wood oven: its menu, its evenings, and how to get a table. */
export const restaurant: Starter = {
  name: 'restaurant',
  title: 'Restaurant',
  sentence: 'A dining room with its menu, special evenings, opening hours, and a way to ask for a table.',
  contains: ['Menu', 'Events', 'Kitchen', 'Reservations'],
  site: {
    title: 'Fig & Flint',
    tagLine: 'Supper by the fire',
    description:
      'Fig & Flint is a restaurant with ten tables and one wood oven in Hudson, New York. Supper from Wednesday to Sunday.',
    theme: 'noctis',
    tweaks: {
      accentColor: '#F2A65A',
      groundColor: '#16100D',
      inkColor: '#F6EBDB',
      cornerRadius: '0.25rem',
      pageWidth: '86rem',
    },
    timeZone: 'America/New_York',
    contactEmail,
    address: ['Fig & Flint', '412 Warren Street', 'Hudson, NY 12534', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/figandflint.example',
        userName: 'figandflint',
      },
    ],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    hearth: {
      file: 'restaurant/pictures/hearth.svg',
      altText:
        'Drawing of a brick oven with a high fire in it, firewood on the left, a bowl of figs and a bottle on the right.',
      focalPoint: { x: 0.5, y: 0.55 },
    },
    figs: {
      file: 'restaurant/pictures/figs.svg',
      altText: 'Drawing of halved figs on a plate with basil and honey, seen from above.',
    },
    fish: {
      file: 'restaurant/pictures/fish.svg',
      altText: 'Drawing of a whole grilled fish on an oval plate with lemon and bay leaves.',
    },
    bread: {
      file: 'restaurant/pictures/bread.svg',
      altText: 'Drawing of a round loaf on a checked cloth, with butter and ears of wheat.',
    },
    dusk: {
      file: 'restaurant/pictures/dusk.svg',
      altText:
        'Drawing of a dining room at dusk: three small tables under hanging lamps, the moon in an arched window.',
    },
    cellar: {
      file: 'restaurant/pictures/cellar.svg',
      altText: 'Drawing of a bottle of wine with a flame on its label, a full glass, grapes and a lemon.',
    },
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'Ten tables and one wood oven in Hudson, New York. Supper from Wednesday to Sunday.',
      blocks: home,
    },
    {
      kind: 'page',
      urlId: 'menu',
      title: 'Menu',
      description:
        'This week’s menu at Fig & Flint: small plates, from the fire, sweet things, and what to drink.',
      cover: 'figs',
      blocks: menu,
    },
    {
      kind: 'events',
      urlId: 'evenings',
      title: 'Evenings',
      description: 'Nights when the room does something else: one long table, one farm, one winemaker.',
      cover: 'cellar',
      items: evenings(at),
    },
    {
      kind: 'page',
      urlId: 'kitchen',
      title: 'Kitchen',
      description: 'Who cooks at Fig & Flint, with what, and why there is no gas line.',
      cover: 'bread',
      blocks: kitchen,
    },
    {
      kind: 'page',
      urlId: 'visit',
      title: 'Visit',
      description: 'Tables, opening hours, and how to find Fig & Flint on Warren Street in Hudson.',
      cover: 'dusk',
      blocks: visit,
    },
  ],
  navigation: [
    { title: '', to: 'menu' },
    { title: '', to: 'evenings' },
    { title: '', to: 'kitchen' },
    { title: '', to: 'visit' },
  ],
  footerNavigation: [
    { title: '', to: 'menu' },
    { title: '', to: 'evenings' },
    { title: 'Ask for a table', to: 'visit' },
  ],
};
