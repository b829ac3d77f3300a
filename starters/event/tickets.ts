import type { StarterProduct } from '../starter.ts';

const body = (text: string) =>
  `<p>${text}</p><p>Your ticket comes by email, and a list at the door knows your name, so you need not print anything. You can <a href="/questions">give it back</a> until a week before.</p>`;

/** One ticket for each way to come. Prices are in cents. */
export const tickets: readonly StarterProduct[] = [
  {
    type: 'service',
    urlId: 'both-days',
    title: 'Both days',
    excerpt: '<p>All of it, with a chair that has a back.</p>',
    body: body(
      'Saturday from ten in the morning to the end of the dark, Sunday from the foghorns to the minute of silence. Breakfast on the jetty is included, and so is soup.',
    ),
    pictures: ['ticketBoth'],
    options: ['Price'],
    selling: { variantSelector: 'radio' },
    variants: [
      { sku: 'LW-2-FULL', attributes: { Price: 'Regular' }, price: 9600, stock: 240 },
      { sku: 'LW-2-LOW', attributes: { Price: 'Under 26, or short of money' }, price: 4800, stock: 80 },
    ],
  },
  {
    type: 'service',
    urlId: 'saturday',
    title: 'Saturday',
    excerpt: '<p>The forecast, the elevator, the western, the dark.</p>',
    body: body('From ten in the morning until about eleven at night, with an hour and a half for supper.'),
    pictures: ['ticketSaturday'],
    options: ['Price'],
    selling: { variantSelector: 'radio' },
    variants: [
      { sku: 'LW-SAT-FULL', attributes: { Price: 'Regular' }, price: 5800, stock: 160 },
      { sku: 'LW-SAT-LOW', attributes: { Price: 'Under 26, or short of money' }, price: 2900, stock: 60 },
    ],
  },
  {
    type: 'service',
    urlId: 'sunday',
    title: 'Sunday',
    excerpt: '<p>The foghorns, the telephone, the bucket, the end.</p>',
    body: body('From half past eight until the bar closes. Oatmeal is included, and blankets are lent.'),
    pictures: ['ticketSunday'],
    options: ['Price'],
    selling: { variantSelector: 'radio' },
    variants: [
      { sku: 'LW-SUN-FULL', attributes: { Price: 'Regular' }, price: 5200, stock: 160 },
      { sku: 'LW-SUN-LOW', attributes: { Price: 'Under 26, or short of money' }, price: 2600, stock: 60 },
    ],
  },
  {
    type: 'service',
    urlId: 'a-place-in-the-workshop',
    title: 'A place in the workshop',
    excerpt: '<p>Ninety minutes of vegetables with Dolores Finch.</p>',
    body: body('In addition to a ticket for Saturday. Apron, celery and soup are included. Twenty places.'),
    pictures: ['ticketWorkshop'],
    options: [],
    variants: [{ sku: 'LW-WORKSHOP', attributes: {}, price: 2400, stock: 20 }],
  },
];
