import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { Starter } from '../starter.ts';
import { about, commissions, contact, home } from './pages.ts';
import { contactEmail } from './place.ts';
import { prints } from './prints.ts';
import { projects } from './projects.ts';

/** A printmaker: projects, prints, how commissions work, and a way to ask for one. */
export const portfolio: Starter = {
  name: 'portfolio',
  title: 'Portfolio',
  sentence:
    'For illustrators, printmakers and photographers: projects with their stories, a wall of prints, and commissions.',
  contains: ['Projects', 'Gallery', 'About', 'Commissions', 'Contact form'],
  site: {
    title: 'Marit Sole',
    tagLine: 'Linocuts from the last street before the sea',
    description:
      'Marit Sole is a printmaker and illustrator in Lubec, Maine. Linocuts of weather, boats and birds, and commissions for books, labels and posters.',
    theme: 'gazette',
    tweaks: {
      headingFont: "font-family: 'Gloock', serif",
      textFont: "font-family: 'Karla', sans-serif",
      accentColor: '#B5321D',
      secondColor: '#1F4E5F',
      groundColor: '#F8F2E4',
      tintColor: '#EFE5CF',
      inkColor: '#14202B',
      darkColor: '#14202B',
    },
    timeZone: 'America/New_York',
    contactEmail,
    address: ['Marit Sole', '31 Water Street', 'Lubec, ME 04652', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/maritsole.example',
        userName: 'maritsole',
      },
    ],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    harbor: {
      file: 'portfolio/pictures/harbor.svg',
      altText:
        'Linocut of a harbor at sunset: colored houses on a hill, a pier on stilts, a lobster boat, a lighthouse and a red sun.',
      focalPoint: { x: 0.5, y: 0.6 },
    },
    'spring-tide': {
      file: 'portfolio/pictures/spring-tide.svg',
      altText: 'Linocut of a full moon over dark waves, with a person in a small rowboat in its light.',
      focalPoint: { x: 0.5, y: 0.22 },
    },
    'low-water': {
      file: 'portfolio/pictures/low-water.svg',
      altText:
        'Linocut of a beach from above: a red dory on the water, a white one on the sand, a gull between.',
      focalPoint: { x: 0.55, y: 0.45 },
    },
    'fog-signal': {
      file: 'portfolio/pictures/fog-signal.svg',
      altText: 'Linocut of a red and white lighthouse with two yellow beams, fog around its foot.',
      focalPoint: { x: 0.55, y: 0.35 },
    },
    'night-ferry': {
      file: 'portfolio/pictures/night-ferry.svg',
      altText: 'Linocut of a red and white ferry at night, its lit windows reflected in the water.',
      focalPoint: { x: 0.5, y: 0.5 },
    },
    'first-snow': {
      file: 'portfolio/pictures/first-snow.svg',
      altText:
        'Linocut of a red house with lit windows on a snowy night, footsteps leading away from its door.',
      focalPoint: { x: 0.5, y: 0.52 },
    },
    'eleven-crows': {
      file: 'portfolio/pictures/eleven-crows.svg',
      altText: 'Linocut of a bare tree full of crows in front of a large red sun, snow below.',
      focalPoint: { x: 0.5, y: 0.3 },
    },
    heron: {
      file: 'portfolio/pictures/heron.svg',
      altText: 'Linocut of a heron in dark water between reeds, its head in front of a low yellow sun.',
      focalPoint: { x: 0.55, y: 0.35 },
    },
    herring: {
      file: 'portfolio/pictures/herring.svg',
      altText: 'Linocut of herring in rows on green, all swimming to the right but a red one.',
      focalPoint: { x: 0.5, y: 0.6 },
    },
    breakfast: {
      file: 'portfolio/pictures/breakfast.svg',
      altText:
        'Linocut of a coffee pot, a cup and oranges on a checked cloth, the sea with a sailboat in the window.',
      focalPoint: { x: 0.45, y: 0.62 },
    },
    'good-drying': {
      file: 'portfolio/pictures/good-drying.svg',
      altText: 'Linocut of laundry blowing on a line under a yellow sky, a white house on the hill behind.',
      focalPoint: { x: 0.42, y: 0.55 },
    },
    bench: {
      file: 'portfolio/pictures/bench.svg',
      altText:
        'Linocut of a workbench with a half-cut block, gouges and a red ink roller, three prints drying on a line.',
      focalPoint: { x: 0.5, y: 0.6 },
    },
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'Linocuts of weather, boats and birds by Marit Sole, printmaker in Lubec, Maine.',
      blocks: home,
    },
    {
      kind: 'portfolio',
      urlId: 'work',
      title: 'Work',
      description: 'A calendar, a book, a smokehouse, and some birds: what the prints were made for.',
      cover: 'night-ferry',
      items: projects,
    },
    {
      kind: 'gallery',
      urlId: 'prints',
      title: 'Prints',
      description: 'Each cut, printed, numbered and signed by hand. When an edition is gone, it is gone.',
      cover: 'eleven-crows',
      items: prints,
    },
    {
      kind: 'page',
      urlId: 'about',
      title: 'About',
      description: 'Who Marit Sole is, how a linocut is made, and where the work has been shown.',
      cover: 'bench',
      blocks: about,
    },
    {
      kind: 'page',
      urlId: 'commissions',
      title: 'Commissions',
      description: 'Marks, pictures and whole books cut to order: prices, how it goes, and what people ask.',
      cover: 'herring',
      blocks: commissions,
    },
    {
      kind: 'page',
      urlId: 'contact',
      title: 'Contact',
      description: 'How to write to Marit Sole, and when the shed on Water Street is open.',
      cover: 'harbor',
      blocks: contact,
    },
  ],
  navigation: [
    { title: '', to: 'work' },
    { title: '', to: 'prints' },
    { title: '', to: 'about' },
    { title: '', to: 'commissions' },
    { title: '', to: 'contact' },
  ],
  footerNavigation: [
    { title: '', to: 'work' },
    { title: '', to: 'prints' },
    { title: '', to: 'commissions' },
    { title: '', to: 'contact' },
  ],
};
