import type { StarterProduct } from '../starter.ts';

/** What can be booked and paid for on the site, from the smallest. */
export const services: readonly StarterProduct[] = [
  {
    urlId: 'house-call',
    title: 'House call',
    excerpt: '<p>Two hours in your house with one of us. You ask, we open cupboards.</p>',
    body: `<p>Most houses do not need an architect, they need somebody to say which wall. We walk through all of it, cellar first, and sit down at your table. At the end there is a page with three things: what we would do, what we would leave, and what it would roughly cost.</p>
<h2>What you get</h2>
<ul><li>Two hours, one architect, all the cupboards</li><li>A page with sketches within three days</li><li>A straight answer to “should we rather move?”</li></ul>
<p>If you go on with us, half of the fee is taken off the first sketch. After you have booked, we write to find an afternoon.</p>`,
    pictures: ['houseCall'],
    type: 'service',
    options: ['Where'],
    variants: [
      { sku: 'CALL-DLH', attributes: { Where: 'In Duluth' }, price: 28_000, stock: null },
      { sku: 'CALL-60', attributes: { Where: 'Within 60 miles' }, price: 36_000, stock: null },
    ],
    selling: { variantSelector: 'radio', buyNow: false },
  },
  {
    urlId: 'first-sketch',
    title: 'First sketch',
    excerpt: '<p>Three ways to do it, drawn by hand, with a price for each. Four weeks.</p>',
    body: `<p>We measure the house, draw it as it is, in blue, and then draw three ideas over it, in yellow: the careful one, the one you asked for, and the one you did not know you could. A builder we trust puts a price beside each.</p>
<p>You keep the drawings, whichever you choose, and whomever you build it with.</p>
<h2>What you get</h2>
<ul><li>A survey of the house, to the half inch</li><li>Three sketches and a cardboard model of one</li><li>A cost for each, from a builder, with his telephone number</li><li>One evening to talk it all over</li></ul>`,
    pictures: ['sketch'],
    type: 'service',
    options: ['How much of the house'],
    variants: [
      {
        sku: 'SKETCH-1',
        attributes: { 'How much of the house': 'A room or two' },
        price: 190_000,
        stock: null,
      },
      {
        sku: 'SKETCH-2',
        attributes: { 'How much of the house': 'A whole floor' },
        price: 280_000,
        stock: null,
      },
      { sku: 'SKETCH-3', attributes: { 'How much of the house': 'All of it' }, price: 390_000, stock: null },
    ],
    selling: { variantSelector: 'radio', buyNow: false },
  },
  {
    urlId: 'drawings-to-build-from',
    title: 'Drawings to build from',
    excerpt: '<p>Everything a builder, an inspector and a window maker have to know. Ten weeks.</p>',
    body: `<p>From the sketch that you chose we make the set that gets built: plans, sections, every window and every stair, at a size at which nobody has to guess. We take it to the city and wait at the counter with it.</p>
<p>This is the price of a set for a room or two. For more than that we write you an offer after the first sketch, and it is a fixed one.</p>
<h2>What you get</h2>
<ul><li>All drawings, on paper and as files</li><li>The permit, applied for and followed up</li><li>Offers from three builders, compared on one page</li></ul>`,
    pictures: ['model'],
    type: 'service',
    options: [],
    variants: [{ sku: 'SET-1', attributes: {}, price: 980_000, stock: null }],
    selling: { buyNow: false },
  },
];
