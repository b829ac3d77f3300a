import type { ItemLocation } from '@vitrine/domain/content/content.ts';
import type { StarterEvent } from '../starter.ts';

/** Three evenings ahead and one that has been. */
export const evenings = (location: ItemLocation): readonly StarterEvent[] => [
  {
    urlId: 'one-long-table',
    title: 'One long table',
    excerpt: '<p>Twenty-eight chairs, one table, five platters. You sit where there is room.</p>',
    body: `<p>Once a month we push the ten tables together, and everybody eats the same thing at the same time. Bread comes first, then a whole fish for every four people, then whatever Lena bought too much of on Tuesday.</p>
<p>You will be put next to somebody you do not know. In three years two people have asked to be moved, and they are now married to each other.</p>
<h2>The evening</h2>
<p>Doors at half past five, bread at six, coffee by nine. $74 for everything but the wine. Tell us about allergies when you <a href="/visit">ask for a place</a>, since there is no second menu.</p>`,
    tags: ['supper'],
    pictures: ['dusk'],
    inDays: 8,
    weekday: 4,
    from: '18:00',
    to: '21:00',
    location,
  },
  {
    urlId: 'a-pig-and-an-orchard',
    title: 'A pig and an orchard',
    excerpt: '<p>Everything from one farm in Germantown, including the people who run it.</p>',
    body: `<p>Ruth and Oren bring a pig, four crates of apples and their accordion. We light the fire at seven in the morning. By six in the evening the pig is ready, the apples are in three of the five courses, and the accordion is behind the bar where we can keep an eye on it.</p>
<h2>The evening</h2>
<p>Two seatings, at five and at eight. $82, with cider. There is a menu without meat for whoever says so <a href="/visit">beforehand</a>, and it is not an apology.</p>`,
    tags: ['farm'],
    pictures: ['figs'],
    inDays: 22,
    weekday: 6,
    from: '17:00',
    to: '23:00',
    location,
  },
  {
    urlId: 'six-reds-that-like-smoke',
    title: 'Six reds that like smoke',
    excerpt: '<p>Six glasses, six small plates, and Theo, who will not say “notes of” even once.</p>',
    body: `<p>Smoke makes a big wine taste of ashtrays and a small one taste of more. Theo pours six that came through it well, from the Jura, the Canary Islands and a hill eleven miles from here, each with something from the oven.</p>
<h2>The evening</h2>
<p>Twelve places at the counter, $68. It takes two hours, and you may stay for supper if a table is free, which it usually is.</p>`,
    tags: ['wine'],
    pictures: ['cellar'],
    inDays: 37,
    weekday: 3,
    from: '18:30',
    to: '20:30',
    location,
  },
  {
    urlId: 'the-first-bread',
    title: 'The first bread',
    excerpt: '<p>New flour, a cold morning, and forty people with butter.</p>',
    body: `<p>When the new wheat had been milled we baked all night and opened the doors at eight. Forty people came for bread and butter, and stayed until there was neither.</p>
<p>The loaf with the most votes was the plainest one. It has been on the <a href="/menu">menu</a> since.</p>`,
    tags: ['bread'],
    pictures: ['bread'],
    inDays: -33,
    weekday: 0,
    from: '08:00',
    to: '11:00',
    location,
  },
];
