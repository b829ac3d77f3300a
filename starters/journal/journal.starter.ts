import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { Starter } from '../starter.ts';
import { about, archive, contributors, home, numberFourteen, subscribe } from './pages.ts';
import { contactEmail } from './place.ts';
import { authors, stories } from './stories.ts';

/** A small magazine: stories by three writers, the printed number, its archive, and how to get it. */
export const journal: Starter = {
  name: 'journal',
  title: 'Journal',
  sentence: 'Stories by several writers, the new issue and its contents, an archive, and ways to subscribe.',
  contains: ['Stories', 'Contributors', 'Print issue', 'Archive', 'Subscribe'],
  site: {
    title: 'Inland',
    tagLine: 'For places without a coast',
    description:
      'Inland is a magazine about the middle of the country: its weather, its work, its suppers. Printed four times a year in Decorah, Iowa.',
    theme: 'gazette',
    tweaks: {
      headingFont: "font-family: 'Gloock', serif",
      headingTracking: '-0.012em',
      accentColor: '#0B5A47',
      secondColor: '#B4432A',
      groundColor: '#FBEDE2',
      tintColor: '#F6D9C6',
      inkColor: '#12251F',
      darkColor: '#12302A',
    },
    timeZone: 'America/Chicago',
    contactEmail,
    address: ['Inland', '118½ Water Street', 'Decorah, IA 52101', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/inland.example',
        userName: 'inland',
      },
    ],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    plain: {
      file: 'journal/pictures/plain.svg',
      altText:
        'Drawing of a setting sun on a flat horizon, the rows of a field running toward it in three colors.',
      focalPoint: { x: 0.54, y: 0.45 },
    },
    tower: {
      file: 'journal/pictures/tower.svg',
      altText: 'Drawing of a red water tower in front of a full moon, with a row of small houses below.',
      focalPoint: { x: 0.52, y: 0.45 },
    },
    wind: {
      file: 'journal/pictures/wind.svg',
      altText:
        'Drawing of eleven bands of wind, from dark green to rust, above one small house in tall grass.',
      focalPoint: { x: 0.6, y: 0.7 },
    },
    pies: {
      file: 'journal/pictures/pies.svg',
      altText: 'Drawing of six pies on a green checked cloth, seen from above; a slice of one is gone.',
    },
    elevator: {
      file: 'journal/pictures/elevator.svg',
      altText: 'Drawing of a pale grain elevator beside a railroad under a red evening sky.',
      focalPoint: { x: 0.5, y: 0.4 },
    },
    meander: {
      file: 'journal/pictures/meander.svg',
      altText: 'Drawing of a winding river between colored fields from above, crossed by a dotted line.',
    },
    lights: {
      file: 'journal/pictures/lights.svg',
      altText: 'Drawing of a football field at night, four masts of lights above it, and a small scoreboard.',
      focalPoint: { x: 0.5, y: 0.55 },
    },
    ferry: {
      file: 'journal/pictures/ferry.svg',
      altText: 'Drawing of a yellow pickup on a cable ferry, a red sun behind it on a calm river.',
      focalPoint: { x: 0.5, y: 0.6 },
    },
    snow: {
      file: 'journal/pictures/snow.svg',
      altText:
        'Drawing of a long snow fence that throws striped shadows on a drift, footprints leading away.',
      focalPoint: { x: 0.5, y: 0.45 },
    },
    'number-fourteen': {
      file: 'journal/pictures/number-fourteen.svg',
      altText: 'The cover of the number: a white heron in green water in front of a large red sun.',
    },
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'A magazine about the middle of the country: its weather, its work, and its suppers.',
      blocks: home,
    },
    {
      kind: 'blog',
      urlId: 'stories',
      title: 'Stories',
      description: 'We went there, we stayed for the meal, and this is what people said.',
      cover: 'tower',
      authors,
      items: stories,
    },
    {
      kind: 'page',
      urlId: 'number-14',
      title: 'Number 14',
      description: 'The new number of Inland is about water. What is in it, and which shops have it.',
      cover: 'number-fourteen',
      blocks: numberFourteen,
    },
    {
      kind: 'page',
      urlId: 'contributors',
      title: 'Contributors',
      description: 'Who writes Inland, and how to write for it.',
      cover: 'elevator',
      blocks: contributors,
    },
    {
      kind: 'page',
      urlId: 'about',
      title: 'About',
      description: 'How Inland began with a number about gravel, and the three rules it keeps.',
      cover: 'snow',
      blocks: about,
    },
    {
      kind: 'page',
      urlId: 'archive',
      title: 'Archive',
      description: 'All stories of Inland by subject, writer and month, and the numbers left in print.',
      cover: 'meander',
      blocks: archive,
    },
    {
      kind: 'page',
      urlId: 'subscribe',
      title: 'Subscribe',
      description: 'Four numbers of Inland a year on paper, or the Sunday letter for nothing.',
      cover: 'plain',
      blocks: subscribe,
    },
  ],
  navigation: [
    { title: '', to: 'stories' },
    { title: '', to: 'number-14' },
    { title: '', to: 'contributors' },
    { title: '', to: 'archive' },
    { title: '', to: 'about' },
    { title: '', to: 'subscribe' },
  ],
  footerNavigation: [
    { title: '', to: 'stories' },
    { title: '', to: 'number-14' },
    { title: '', to: 'archive' },
    { title: '', to: 'subscribe' },
    { title: 'Write for us', to: 'contributors' },
    { title: '', to: 'about' },
  ],
};
