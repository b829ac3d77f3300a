import type { StarterItem } from '../starter.ts';

interface Print {
  readonly urlId: string;
  readonly title: string;
  /** How it is made: colors, paper, size, edition. */
  readonly facts: string;
  readonly story: string;
  readonly price: string;
}

const print = ({ urlId, title, facts, story, price }: Print): StarterItem => ({
  urlId,
  title,
  excerpt: `<p>${facts}</p>`,
  body: `<p>${story}</p><p>${price} <a href="/contact">Ask for one</a></p>`,
  pictures: [urlId],
});

/** The prints that can be had, in the order in which they hang in the window. */
export const prints: readonly StarterItem[] = [
  print({
    urlId: 'fog-signal',
    title: 'Fog Signal',
    facts: 'Linocut in six colors, 12 by 15 inches, edition of 80.',
    story:
      'You do not see the light on such a night, you hear it. The rings are cut with one gouge, from the inside out, and I could not stop to answer the door.',
    price: '$150, unframed. 44 are left.',
  }),
  print({
    urlId: 'herring',
    title: 'The Other Way',
    facts: 'Linocut in five colors, 12 by 15 inches, edition of 100.',
    story:
      'One small block, printed fifty times by hand for every sheet, and one more in red. It began as wrapping paper for a smokehouse.',
    price: '$120, unframed. 17 are left.',
  }),
  print({
    urlId: 'first-snow',
    title: 'First Snow',
    facts: 'Linocut in six colors, 12 by 15 inches, edition of 80.',
    story:
      'Somebody has gone out before you, and has not come back in. The flakes are the paper: everything else is what I did not cut away.',
    price: '$150, unframed. 39 are left.',
  }),
  print({
    urlId: 'breakfast',
    title: 'Breakfast, February',
    facts: 'Linocut in seven colors, 12 by 15 inches, edition of 80.',
    story:
      'The view from my kitchen, tidied. There is no sailboat in February. There are oranges, though, in a crate on the porch, from a cousin who moved away and feels bad about it.',
    price: '$160, unframed. 61 are left.',
  }),
  print({
    urlId: 'eleven-crows',
    title: 'Eleven Crows',
    facts: 'Linocut in four colors, 12 by 15 inches, edition of 60.',
    story:
      'They sleep in the ash behind the post office and hold a meeting about it every evening at four. Count them. People always count them.',
    price: '$140, unframed. 8 are left.',
  }),
  print({
    urlId: 'spring-tide',
    title: 'Spring Tide',
    facts: 'Linocut in five colors, 12 by 15 inches, edition of 60.',
    story:
      'Twice a month the moon and the sun pull the same way, and the water comes up to the third step. My neighbor Ambrose rows out to meet it, for reasons he does not give.',
    price: '$140, unframed. 31 are left.',
  }),
  print({
    urlId: 'low-water',
    title: 'Low Water',
    facts: 'Linocut in six colors, 12 by 15 inches, edition of 60.',
    story:
      'Drawn from the top of the town wharf with my chin on the rail. The tide here falls twenty feet, and for an hour every boat is furniture.',
    price: '$140, unframed. 26 are left.',
  }),
  print({
    urlId: 'heron',
    title: 'The Patient One',
    facts: 'Linocut in six colors, 12 by 15 inches, edition of 80.',
    story:
      'He stood in the marsh below the school for as long as it took to draw him, which was two hours and a half. I left first.',
    price: '$150, unframed. 52 are left.',
  }),
];
