import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { Starter } from '../starter.ts';
import { guests } from './guests.ts';
import { conduct, home, questions, venue } from './pages.ts';
import { contactEmail } from './place.ts';
import { programme } from './programme.ts';
import { tickets } from './tickets.ts';

/** A festival of two days: its programme and guests, tickets, the venue, and the rules of the house. */
export const event: Starter = {
  name: 'event',
  title: 'Event',
  sentence: 'A programme of two days, the guests, tickets to buy, how to get there, and answers.',
  contains: ['Programme', 'Guests', 'Tickets', 'Venue', 'Questions'],
  site: {
    title: 'Long Wave',
    tagLine: 'A festival of radio plays',
    description:
      'Long Wave is a festival of radio plays, made in front of you in a net shed over the Columbia River in Astoria, Oregon.',
    theme: 'noctis',
    tweaks: {
      headingFont: "font-family: 'Big Shoulders', sans-serif",
      headingWeight: 'Black',
      headingCase: 'Uppercase',
      headingLeading: '0.98',
      headingTracking: '-0.01em',
      accentColor: '#FFE04A',
      secondColor: '#FF7A6B',
      groundColor: '#2417B8',
      tintColor: '#3325CF',
      inkColor: '#FFF4E0',
      darkColor: '#120A5C',
      accentGround: '#FF7A6B',
      accentInk: '#120A5C',
      accentAccent: '#120A5C',
      cornerRadius: '0rem',
    },
    timeZone: 'America/Los_Angeles',
    contactEmail,
    address: ['Long Wave', '31 Pier Road', 'Astoria, OR 97103', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/longwave.example',
        userName: 'longwave',
      },
    ],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    mast: {
      file: 'event/pictures/mast.svg',
      altText:
        'Drawing of a radio mast on a small island, rings of sound around its tip, waves in four colors below.',
      focalPoint: { x: 0.5, y: 0.5 },
    },
    celery: {
      file: 'event/pictures/celery.svg',
      altText: 'Drawing of a stalk of celery as it breaks, on rings of sound.',
    },
    coconut: {
      file: 'event/pictures/coconut.svg',
      altText: 'Drawing of the two halves of a coconut, galloping over red ground under a yellow sun.',
    },
    door: {
      file: 'event/pictures/door.svg',
      altText: 'Drawing of a coral door standing open in a dark room, yellow light falling through it.',
    },
    telephone: {
      file: 'event/pictures/telephone.svg',
      altText: 'Drawing of a blue telephone with a dial; it rings so hard that the receiver is in the air.',
    },
    thunder: {
      file: 'event/pictures/thunder.svg',
      altText:
        'Drawing of a tall sheet of metal on two ropes, shaking, with a bolt of lightning in front of it.',
    },
    umbrella: {
      file: 'event/pictures/umbrella.svg',
      altText: 'Drawing of an open umbrella in four colors, with lines at both sides as if it flapped.',
    },
    netShed: {
      file: 'event/pictures/net-shed.svg',
      altText:
        'Drawing of a long shed on piles over a river at night, its windows lit, an aerial on the roof.',
      focalPoint: { x: 0.5, y: 0.5 },
    },
    listeners: {
      file: 'event/pictures/listeners.svg',
      altText: 'Drawing of rows of listeners seen from behind, some with headphones, before a glowing disk.',
    },
    ticketBoth: {
      file: 'event/pictures/ticket-both.svg',
      altText: 'A yellow and a coral disk that overlap above waves, on blue.',
    },
    ticketSaturday: {
      file: 'event/pictures/ticket-saturday.svg',
      altText: 'A yellow disk with rings above waves, on coral.',
    },
    ticketSunday: {
      file: 'event/pictures/ticket-sunday.svg',
      altText: 'Half a disk in rings of color on the horizon of blue waves, on yellow.',
    },
    ticketWorkshop: {
      file: 'event/pictures/ticket-workshop.svg',
      altText: 'Twenty-five small disks and rings in rows, on violet.',
    },
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description:
        'Two days of radio plays, made in front of you over the Columbia River in Astoria, Oregon.',
      cover: 'mast',
      blocks: home,
    },
    {
      kind: 'events',
      urlId: 'programme',
      title: 'Programme',
      description: 'Ten things to hear in two days, from the marine forecast to one minute of silence.',
      cover: 'mast',
      items: programme,
    },
    {
      kind: 'portfolio',
      urlId: 'guests',
      title: 'Guests',
      description: 'Who comes to Long Wave, and what they bring.',
      cover: 'celery',
      items: guests,
    },
    {
      kind: 'products',
      urlId: 'tickets',
      title: 'Tickets',
      description: 'Both days, one of them, or ninety minutes of vegetables.',
      cover: 'ticketBoth',
      items: tickets,
    },
    {
      kind: 'page',
      urlId: 'venue',
      title: 'Venue',
      description: 'The Net Shed in Astoria: its three rooms, how to get there, and where to sleep.',
      cover: 'netShed',
      blocks: venue,
    },
    {
      kind: 'page',
      urlId: 'questions',
      title: 'Questions',
      description: 'Tickets, food, babies, and the dark: what people ask before they come to Long Wave.',
      cover: 'listeners',
      blocks: questions,
    },
    {
      kind: 'page',
      urlId: 'conduct',
      title: 'Code of conduct',
      description: 'How people treat each other at Long Wave, and what happens when they do not.',
      blocks: conduct,
    },
  ],
  navigation: [
    { title: '', to: 'programme' },
    { title: '', to: 'guests' },
    { title: '', to: 'tickets' },
    { title: '', to: 'venue' },
    { title: '', to: 'questions' },
  ],
  footerNavigation: [
    { title: '', to: 'programme' },
    { title: '', to: 'tickets' },
    { title: '', to: 'venue' },
    { title: '', to: 'questions' },
    { title: '', to: 'conduct' },
  ],
};
