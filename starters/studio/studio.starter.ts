import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { Starter, StarterPicture } from '../starter.ts';
import { contact, home, process, studio as aboutPage } from './pages.ts';
import { contactEmail } from './place.ts';
import { services } from './services.ts';
import { work } from './work.ts';

const drawing = (name: string, altText: string): StarterPicture => ({
  file: `studio/pictures/${name}.svg`,
  altText,
});

/** Two architects: their projects, what they can be booked for, and how they work. */
export const studio: Starter = {
  name: 'studio',
  title: 'Studio',
  sentence:
    'A small practice with its projects, services that can be booked, how you work, what it costs, and who you are.',
  contains: ['Projects', 'Services to book', 'Process and prices', 'About you', 'Contact form'],
  site: {
    title: 'Lintel',
    tagLine: 'Architects for houses that are there already',
    description:
      'Lintel is two architects in Duluth, Minnesota, who make old houses larger, lighter and warmer, and keep most of them.',
    theme: 'noctis',
    tweaks: {
      headingFont: "font-family: 'Albert Sans', sans-serif",
      textFont: "font-family: 'Albert Sans', sans-serif",
      headingWeight: 'Semibold',
      headingTracking: '-0.03em',
      accentColor: '#2B45D4',
      secondColor: '#2B45D4',
      groundColor: '#F1F3EE',
      tintColor: '#DFE6F5',
      inkColor: '#14183A',
      darkColor: '#141B4D',
      darkAccent: '#FFB836',
      cornerRadius: '0rem',
      pictureRadius: '0px',
      buttonShape: 'Square',
      fieldShape: 'Square',
    },
    timeZone: 'America/Chicago',
    contactEmail,
    address: ['Lintel Architects', '31 East Superior Street', 'Duluth, MN 55802', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/lintel.example',
        userName: 'lintel',
      },
    ],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    hillside: {
      ...drawing(
        'hillside',
        'Drawing of blue houses and firs on a hillside above a lake at sunrise; one house has a yellow addition with its lights on.',
      ),
      focalPoint: { x: 0.66, y: 0.6 },
    },
    leanTo: drawing(
      'lean-to',
      'Drawing of a blue bungalow from above, with a yellow kitchen under a roof that leans on its gable.',
    ),
    leanToPlan: drawing(
      'lean-to-plan',
      'Floor plan on blue: the old house in white, a new kitchen with a long table in yellow.',
    ),
    rowHouse: drawing(
      'row-house',
      'Drawing of a narrow house cut open: four floors of rooms, and one yellow stair that climbs through them under a skylight.',
    ),
    rowHousePlans: drawing(
      'row-house-plans',
      'Four floor plans on blue, each with the same yellow stair in the middle.',
    ),
    boathouse: drawing(
      'boathouse',
      'Drawing of a dark boathouse on a lake at dusk, a bright yellow room on its roof, both reflected in the water.',
    ),
    boathousePlan: drawing(
      'boathouse-plan',
      'Floor plan of a boathouse on blue: two boats in white, the room above them dashed in yellow.',
    ),
    bakery: drawing(
      'bakery',
      'Drawing of a bakery before dawn: a yellow shop front with a striped awning, the baker behind the counter.',
    ),
    bakeryPlan: drawing(
      'bakery-plan',
      'Floor plan of a bakery on blue: ovens and walls in white, the new front with counter and tables in yellow.',
    ),
    sauna: drawing('sauna', 'Drawing of a small yellow sauna with snow on its roof among white birches.'),
    saunaSection: drawing(
      'sauna-section',
      'Section through a sauna on blue, all of it yellow, with two people on benches of different heights.',
    ),
    houseCall: {
      ...drawing(
        'house-call',
        'Drawing of an open yellow door and a lit hall, a tape measure left on the steps.',
      ),
      focalPoint: { x: 0.5, y: 0.57 },
    },
    sketch: drawing(
      'sketch',
      'Drawing of a sheet of paper with a house sketched in blue and its addition in yellow, a pencil lying on it.',
    ),
    model: {
      ...drawing(
        'model',
        'Drawing of a white cardboard house with a yellow addition on a stack of plans, and a bucket of rolled drawings.',
      ),
      focalPoint: { x: 0.5, y: 0.85 },
    },
    studio: drawing(
      'studio',
      'Drawing of two architects from behind at one long desk, a wide window with a ship on the lake before them.',
    ),
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'Two architects in Duluth, Minnesota, who make old houses larger, lighter and warmer.',
      cover: 'hillside',
      blocks: home,
    },
    {
      kind: 'portfolio',
      urlId: 'projects',
      title: 'Work',
      description:
        'Kitchens, stairs, a boathouse, a bakery and a sauna. What was there is blue, what we added is yellow.',
      cover: 'leanTo',
      items: work,
    },
    {
      kind: 'products',
      urlId: 'services',
      title: 'Services',
      description:
        'A house call, a first sketch, and drawings to build from: what is in each, and what it costs.',
      cover: 'sketch',
      items: services,
    },
    {
      kind: 'page',
      urlId: 'process',
      title: 'Process',
      description: 'How Lintel works, from the first two hours to the builder, and what it costs.',
      cover: 'houseCall',
      blocks: process,
    },
    {
      kind: 'page',
      urlId: 'studio',
      title: 'Studio',
      description: 'Ines Halvorsen and Tom Bekele, and their argument about hallways.',
      cover: 'studio',
      blocks: aboutPage,
    },
    {
      kind: 'page',
      urlId: 'contact',
      title: 'Contact',
      description: 'Write to Lintel, call, or come up to the studio on Superior Street in Duluth.',
      cover: 'bakery',
      blocks: contact,
    },
  ],
  navigation: [
    { title: '', to: 'projects' },
    { title: '', to: 'services' },
    { title: '', to: 'process' },
    { title: '', to: 'studio' },
    { title: '', to: 'contact' },
  ],
  footerNavigation: [
    { title: '', to: 'projects' },
    { title: 'Book a house call', to: '/services/p/house-call' },
    { title: 'Process and prices', to: 'process' },
    { title: '', to: 'contact' },
  ],
};
