import type { StarterPost } from '../starter.ts';

export const authors = {
  june: { name: 'June Castellano', bio: 'June buys for Second Helping and lays the window.' },
  walt: { name: 'Walt Osei', bio: 'Walt packs the parcels and keeps the books. He is for saucers.' },
} as const;

export const notes: readonly StarterPost[] = [
  {
    urlId: 'in-defense-of-the-saucer',
    title: 'In defense of the saucer',
    excerpt: '<p>June says that it is a plate without a job. I have drunk eleven cups of tea about it.</p>',
    body: `<p>June has a rule for the shop: nothing that is only for one thing. It is a good rule. It has kept us from egg slicers, butter curlers, and the little rakes for spaghetti. It has also, for four years, kept us from saucers.</p>
<p>So I took one home and used it for everything but its purpose. It held the tea bag. It held the spoon, two cookies, the lemon, and the lid of the jam while I looked for the jam. On Wednesday it was under a candle, and on Thursday a cat ate from it. On Friday I put a cup on it, and carried both across the room with one hand, opening the door with the other.</p>
<h2>The verdict</h2>
<p>A saucer is a plate for what is left over when two hands are not enough. June has ordered twelve. They are green, they are <a href="/makers/the-pike-brothers">the brothers’</a>, and they will be here in the spring.</p>`,
    tags: ['Opinions'],
    pictures: ['morningCup'],
    daysAgo: 9,
    author: 'walt',
  },
  {
    urlId: 'nine-people-six-plates',
    title: 'Nine people, six plates',
    excerpt:
      '<p>What to do when more are coming than you have chairs for. You will need a low bowl and some nerve.</p>',
    body: `<p>Nobody has enough of everything, and the people who seem to are borrowing. This is how we do it at home, where there are six plates and, twice a year, nine people.</p>
<h2>Do not buy three more</h2>
<p>Three plates that nearly match look like a mistake. Three that do not match at all look like a decision. Give the odd ones to the people you know best.</p>
<h2>Put the food in the middle</h2>
<p>If everything comes from one <a href="/shop/p/low-bowl">low bowl</a>, the plates may be any size, and nobody can tell who has the soup plate. Pears, cheese and walnuts after, from the same bowl, wiped.</p>
<h2>Serve coffee in whatever there is</h2>
<p>Mugs, glasses with a napkin around them, the small bowls. By then it is eleven and nobody is looking.</p>`,
    tags: ['At the table'],
    pictures: ['shelfAtRest'],
    daysAgo: 31,
    author: 'june',
  },
  {
    urlId: 'twenty-four-tiles',
    title: 'Twenty-four tiles',
    excerpt:
      '<p>A morning with Eli Pike, who has a name for nine of his glazes and a number for the rest.</p>',
    body: `<p>Each tile is as big as a playing card and has a hole in it, so that it can hang on a nail. On the back Eli writes the recipe, the place in the kiln, and the weather.</p>
<p>We laid out twenty-four on a cloth and were asked which we liked. I chose a blue. Eli turned it over: too much copper, eats lemon juice. I chose a pink. That one had been fired next to the door and had never come back.</p>
<p>“You choose like a customer,” he said, which I am. Then he put nine in a row, and it was obvious. They were the ones that made the tile beside them look better.</p>`,
    tags: ['Visits'],
    pictures: ['tiles'],
    daysAgo: 58,
    author: 'june',
  },
];
