import type { StarterItem } from '../starter.ts';

/** The five workshops whose things are in the shop, and a place for the next one. */
export const makers: readonly StarterItem[] = [
  {
    urlId: 'agnes-tarr',
    title: 'Agnes Tarr',
    excerpt: '<p>Mugs, from a boathouse on Deer Isle.</p>',
    body: `<p>Agnes taught chemistry in Bangor for twenty-six years and took a weekend class in throwing so that she would have something to do with her hands in faculty meetings. She has made nothing but mugs since, about nine thousand of them.</p>
<p>Her kiln stands where the boats used to. She fires on Thursdays, and on Fridays the whole cove smells of warm stone.</p>
<h2>What she is strict about</h2>
<p>The handle. It is pulled and never cast, three fingers wide, and set so that a full mug hangs level. “If you have to think about it,” she says, “I have made an ornament.”</p>
<p><a href="/shop/p/harbor-mug">The harbor mug</a></p>`,
    pictures: ['mugsInARow', 'mugRim'],
  },
  {
    urlId: 'the-pike-brothers',
    title: 'The Pike brothers',
    excerpt: '<p>Plates and bowls, from a dairy barn in Whitefield.</p>',
    body: `<p>Amos throws and Eli glazes, and they have not spoken about each other’s half of the work since 2016. The barn belonged to their grandfather; the kiln is in the milk house, where the floor has a drain.</p>
<p>They test every glaze against every other before it may have a name. Nine have passed. The others are on the wall, with a number, to be looked at in the winter.</p>
<h2>What they are strict about</h2>
<p>Stacking. Anything that leaves the barn goes into a pile with anything else that ever has.</p>
<p><a href="/shop/p/place-setting">The place setting</a> and <a href="/shop/p/weekday-plate">the weekday plate</a></p>`,
    pictures: ['bisque', 'platesAbove', 'speckle'],
  },
  {
    urlId: 'ruta-balodis',
    title: 'Ruta Balodis',
    excerpt: '<p>Vases, from the back of a bakery in Bath.</p>',
    body: `<p>Ruta rents the room behind the ovens, because it is warm and because clay and dough keep the same hours. Her pots dry above the bread racks. Once in a while one has a little flour in the glaze, and those are the ones that she keeps.</p>
<p>She was a set painter in Riga, and it shows: her shapes are made to be seen from the last row.</p>
<h2>What she is strict about</h2>
<p>Twigs. She puts two into every vase before she decides whether it is one.</p>
<p><a href="/shop/p/two-tone-bottle">The two-tone bottle</a> and <a href="/shop/p/poured-jar">the poured jar</a></p>`,
    pictures: ['vases', 'jar', 'wetBowl'],
  },
  {
    urlId: 'halina-wojcik',
    title: 'Halina Wojcik',
    excerpt: '<p>Aprons, from the third floor of a mill in Lewiston.</p>',
    body: `<p>The mill made bedspreads until 2001. Halina’s mother worked on the second floor, and Halina has the room above it, six windows wide, with four machines and a radio that only gets hockey.</p>
<p>She buys the ends of bolts: the last nine yards, the color that was discontinued. It is better cloth than she could order, and it means that every apron is the last of something.</p>
<h2>What she is strict about</h2>
<p>Pockets. They are sewn to hold a full bottle, upside down, and she tests one in each batch.</p>
<p><a href="/shop/p/the-apron">The apron</a></p>`,
    pictures: ['apronSlate', 'apronClay'],
  },
  {
    urlId: 'ned-marsh',
    title: 'Ned Marsh',
    excerpt: '<p>Paper and letters, from a printing shop in Brunswick.</p>',
    body: `<p>Ned has two presses, eleven drawers of wooden type and a cat called Errata. He prints for wedding couples and for the fire department, and on the days between he makes notebooks that one is not afraid to write in.</p>
<p>The letters on his signs are cast from the type itself. The O is from 1911 and has a nick, which you will find if you look.</p>
<h2>What he is strict about</h2>
<p>The paper has to lie flat. He opens every notebook once himself, in the middle, and leans on it.</p>
<p><a href="/shop/p/glaze-notes">Glaze Notes</a> and <a href="/shop/p/word-on-the-wall">a word on the wall</a></p>`,
    pictures: ['notebook', 'signMoss'],
  },
  {
    urlId: 'the-next-one',
    title: 'The next one',
    excerpt: '<p>Somebody we have not met yet. Is it you?</p>',
    body: `<p>On the first Saturday in November the shop is shut and the counter is empty, and whoever makes things for a table may put them on it. There is soup. June walks around with a cup in her hand and says very little.</p>
<p>Since 2019 she has found one person a year. Two of them had never sold anything, and one had not known that it could be sold.</p>
<h2>What we are strict about</h2>
<p>We have to be able to drive there and back on the same day, and you have to use it yourself.</p>
<p><a href="/contact">Write to us</a> and say what it is, without the price.</p>`,
    pictures: ['workbench'],
  },
];
