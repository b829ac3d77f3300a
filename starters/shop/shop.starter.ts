import { demoPicture } from '../demo-pictures.ts';
import type { Starter } from '../starter.ts';
import { makers } from './makers.ts';
import { authors, notes } from './notes.ts';
import { care, contact, delivery, footer, home } from './pages.ts';
import { contactEmail, store } from './place.ts';
import { products } from './products.ts';

/** A shop for tableware from several workshops: what it sells, who makes it, and how it arrives. */
export const shop: Starter = {
  name: 'shop',
  title: 'Shop',
  sentence:
    'A store with its products, the people who make them, and everything a buyer asks before the checkout.',
  contains: ['Products', 'Makers', 'Journal', 'Care guide', 'Delivery and returns'],
  site: {
    title: 'Second Helping',
    tagLine: 'Tableware from five workshops',
    description:
      'Second Helping is a tableware shop in Portland, Maine: mugs, plates, bowls, vases and aprons from five workshops within a day’s drive.',
    theme: 'atelier',
    tweaks: {
      headingFont: "font-family: 'Gloock', serif",
      textFont: "font-family: 'Plus Jakarta Sans', sans-serif",
      accentColor: '#7F1D2D',
      secondColor: '#4F6446',
      groundColor: '#FFFBF0',
      tintColor: '#F6E3A1',
      inkColor: '#2A1418',
      darkColor: '#4A0F1B',
      darkAccent: '#F6E3A1',
      buttonShape: 'Pill',
      cardMotion: 'Zoom',
    },
    timeZone: 'America/New_York',
    contactEmail,
    address: ['Second Helping', '27 Pleasant Street', 'Portland, ME 04101', 'United States'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/secondhelping.example',
        userName: 'secondhelping',
      },
    ],
    store,
  },
  pictures: {
    longTable: {
      file: 'shop/pictures/long-table.svg',
      altText:
        'Drawing of a long table from above: ten plates in different colors, some with food on them, glasses, bread and a bowl of pears between.',
    },
    storefront: {
      file: 'shop/pictures/storefront.svg',
      altText:
        'Drawing of a dark red shop front with a green door, plates and bowls in both windows, and a dog waiting outside.',
      focalPoint: { x: 0.5, y: 0.6 },
    },
    parcel: {
      file: 'shop/pictures/parcel.svg',
      altText: 'Drawing of an open box with a plate, a mug and a cup looking out of wood wool.',
    },
    dishRack: {
      file: 'shop/pictures/dish-rack.svg',
      altText: 'Drawing of eight plates in different colors in a drying rack by a kitchen window.',
      focalPoint: { x: 0.55, y: 0.6 },
    },
    laidTable: demoPicture('dinner-set-2'),
    setting: demoPicture('dinner-set-1'),
    mugOat: demoPicture('stoneware-mug-oat'),
    mugMoss: demoPicture('stoneware-mug-moss'),
    mugInk: demoPicture('stoneware-mug-ink'),
    mugRim: demoPicture('stoneware-mug-detail'),
    mugsInARow: demoPicture('gallery-handles'),
    mossSet: demoPicture('gallery-moss-set'),
    lowBowl: demoPicture('serving-bowl-1'),
    lowBowlMoss: demoPicture('serving-bowl-2'),
    platesAbove: demoPicture('journal-plates-above'),
    bowlsAbove: demoPicture('gallery-bowls-above'),
    speckle: demoPicture('gallery-speckle'),
    bottle: demoPicture('last-vase'),
    jar: demoPicture('gallery-drip'),
    vases: demoPicture('gallery-vases'),
    pots: demoPicture('gallery-planters'),
    apronClay: demoPicture('studio-apron-clay'),
    apronSlate: demoPicture('studio-apron-slate'),
    notebook: demoPicture('glaze-notebook'),
    signOat: demoPicture('name-plate-1'),
    signMoss: demoPicture('name-plate-2'),
    bisque: demoPicture('kiln-shelf'),
    tiles: demoPicture('journal-glaze-tiles'),
    wetBowl: demoPicture('throwing-class-1'),
    workbench: demoPicture('workshop-detail'),
    morningCup: demoPicture('journal-morning-cup'),
    shelfAtRest: demoPicture('gallery-still-life'),
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description:
        'Mugs, plates, bowls, vases and aprons from five workshops in Maine, and a shop in Portland.',
      cover: 'longTable',
      blocks: home,
    },
    {
      kind: 'products',
      urlId: 'shop',
      title: 'Shop',
      description:
        'Everything on the shelves: mugs, plates and bowls, vases and pots, and things around the kitchen.',
      cover: 'setting',
      items: products,
    },
    {
      kind: 'portfolio',
      urlId: 'makers',
      title: 'Makers',
      description: 'Five workshops within a day’s drive, and what each of them is strict about.',
      cover: 'bisque',
      items: makers,
    },
    {
      kind: 'blog',
      urlId: 'notes',
      title: 'Notes',
      description: 'Visits, opinions and tables, from behind the counter of Second Helping.',
      cover: 'morningCup',
      authors,
      items: notes,
    },
    {
      kind: 'page',
      urlId: 'care',
      title: 'Care',
      description:
        'How to wash, heat and keep stoneware, terracotta and aprons, and what the gray lines are.',
      cover: 'dishRack',
      blocks: care,
    },
    {
      kind: 'page',
      urlId: 'delivery',
      title: 'Delivery and returns',
      description: 'What delivery costs, how long it takes, and what happens when something breaks.',
      cover: 'parcel',
      blocks: delivery,
    },
    {
      kind: 'page',
      urlId: 'contact',
      title: 'Contact',
      description:
        'Opening hours, telephone and the way to Second Helping on Pleasant Street in Portland, Maine.',
      cover: 'storefront',
      blocks: contact,
    },
  ],
  navigation: [
    { title: '', to: 'shop' },
    { title: '', to: 'makers' },
    { title: '', to: 'notes' },
    { title: '', to: 'care' },
    { title: '', to: 'contact' },
  ],
  footerNavigation: [
    { title: '', to: 'shop' },
    { title: '', to: 'delivery' },
    { title: 'Care guide', to: 'care' },
    { title: '', to: 'makers' },
    { title: '', to: 'contact' },
  ],
  fields: { footerBlocks: footer },
};
