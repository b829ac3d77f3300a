import type { DemoAuthor, DemoPost } from './demo-post.ts';
import { postsOfLastYear } from './journal-of-last-year.ts';

export const demoAuthors: readonly DemoAuthor[] = [
  {
    urlId: 'maren-holt',
    displayName: 'Maren Holt',
    bio: 'Maren throws. She came to Asheville by way of a pottery that made a thousand mugs a week.',
  },
  {
    urlId: 'tobias-reyes',
    displayName: 'Tobias Reyes',
    bio: 'Tobias glazes and fires. He used to teach chemistry and still writes on every blackboard he meets.',
  },
];

/** The journal of Fern & Kiln, newest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    urlId: 'two-hundred-tiles',
    title: 'Two hundred tiles to find one green',
    excerpt:
      '<p>How moss came to be moss: a drawer of little tiles, a lot of copper, and one mistake we kept.</p>',
    body: `<p>In the drawers under the scales lie some two hundred glaze tiles, each the size of a matchbox, with its number pressed into the bare clay at the foot. They look like a game. They are our memory.</p>
<p>A tile costs almost nothing: a strip of clay, a spoonful of glaze, a corner of a kiln that would have been empty anyway. So when we wanted a green that was neither bottle nor mint, we did what every potter does and changed one thing at a time.</p>
<h2>One thing at a time</h2>
<p>The first row went from one per cent of copper to five. At one it was the colour of a swimming pool. At five it turned metallic and ran off the tile onto the shelf, which we then had to grind. Three was the nearest, and still too cheerful.</p>
<p>In the second row we added rutile, which breaks a flat colour into streaks. In the third, iron, to take the sweetness out. Somewhere in the fourth row Tobias mixed up two jars and put in twice the iron he had written down. That tile, number 117, is moss. It took us another thirty tiles to find out what he had done.</p>
<h2>What a tile cannot tell you</h2>
<p>A tile is flat and a mug is not. Glaze thins where it runs over a rim and pools where it lands on a handle, and moss goes brown at the one and blue at the other. So the last test is always a real pot, and then ten of them, in the top, the middle and the bottom of the kiln. Only when all ten could stand beside each other on a shelf did we mix the first big bucket.</p>
<p>We still make a strip of tiles with each new sack of anything. Materials are dug out of the ground and the ground changes. Last spring's feldspar gave us a moss with a yellow cast, and we would not have noticed until a kiln load later.</p>
<p>If you would like to start a drawer of your own, the six recipes we use most are in the <a href="/shop/p/glaze-notebook">Glaze Notebook</a>. Number 117 is on page three, with the right amount of iron.</p>`,
    tags: ['glaze'],
    categories: ['Making'],
    author: 'tobias-reyes',
    picture: 'journal-glaze-tiles',
    daysAgo: 9,
  },
  {
    urlId: 'what-is-in-the-clay',
    title: 'What is in the clay',
    excerpt:
      '<p>Two clays, one spiral, and why the dots in an oat mug are never in the same place twice.</p>',
    body: `<p>People pick up an oat mug and ask how we paint the dots. We do not. They come up from underneath: specks of iron in the clay that melt at the very end of the firing and bleed through the glaze.</p>
<p>Our clay is mixed for us in a plant five miles from the studio, a ton at a time, to a recipe older than we are. Most of it is a pale stoneware. About a fifth is a red clay that would slump on its own at our temperature, and into both goes a handful of granular iron for each block. That handful is the dots.</p>
<h2>Wedging</h2>
<p>Before we throw, we cut the block and slam the halves together, then turn and press the lump like bread, a hundred times or so. It drives the air out and lines the particles up, so that the clay answers the hand the same way all round. If you cut the lump half-way through, the two clays stand in a spiral. By the end the spiral is gone and the colour is even.</p>
<p>It is the least photogenic job in the room and the one we let nobody skip. An air bubble the size of a lentil can throw a bowl off centre an hour later, just when you have started to like it.</p>
<h2>Twelve per cent</h2>
<p>From the wheel to the shelf a pot loses an eighth of its size: some of it as water in the drying, the rest in the kiln as the clay closes up and turns to stone. So a mug that should hold 380 ml is thrown to hold well over 500. We have a set of callipers for every shape on the shelf and do not trust our eyes before coffee.</p>
<p>The trimmings go back in a barrel, get soaked, dried on plaster and wedged again. Nothing is lost until it has been fired. After that it will outlast all of us, which is a good reason to be choosy about what goes in.</p>
<p>The same clay is what we send out to the <a href="/shop/p/clay-club">Clay Club</a> each month, pugged that week.</p>`,
    tags: ['clay'],
    categories: ['Making'],
    author: 'maren-holt',
    picture: 'journal-clay-body',
    daysAgo: 37,
  },
  {
    urlId: 'a-cup-for-the-morning',
    title: 'A cup for the morning',
    excerpt:
      '<p>We asked twelve neighbours to drink from the same four cups for a month. They did not agree, but they were clear.</p>',
    body: `<p>Last winter we made four cups that held the same amount and differed in everything else. One was narrow and tall, one wide, one had a handle for a single finger, one had none. Then we lent a set to each of twelve people on our street and asked them to write down which one they reached for in the morning.</p>
<h2>What they wrote</h2>
<p>The wide one lost at once. Tea in it was cold by the second page of the paper, and two people spilled it. It looked lovely on the shelf, and that is where it stayed.</p>
<p>The tall one kept warm the longest and nobody liked it. You have to tip your head back to finish it, and before seven in the morning that is asking a lot.</p>
<p>The two left over split the street in half. Those who drink standing up wanted the handle. Those who sit down wanted no handle at all, and wrote things like <em>both hands</em> and <em>window</em>.</p>
<h2>What we changed</h2>
<p>So we kept both. The cup in our <a href="/shop/p/dinner-set">Dinner Set</a> has no handle and a waist that keeps hot tea off the fingers near the lip. The <a href="/shop/p/stoneware-mug">Stoneware Mug</a> got a handle for three fingers in place of one, which our neighbour Ruth, who is 81 and was the strictest of the twelve, says is the first she can lift when it is full.</p>
<p>We also made the lip thinner, by about the thickness of a playing card. Nobody had asked for that. But when we laid the old mug and the new one side by side without a word, eleven of the twelve chose the new one and could not say why.</p>
<p>The twelfth chose the old one because it was hers by then. She has it still.</p>`,
    tags: ['studio'],
    categories: ['At the table'],
    author: 'maren-holt',
    picture: 'journal-morning-cup',
    daysAgo: 74,
  },
  {
    urlId: 'why-our-plates-do-not-match',
    title: 'Why our plates do not match',
    excerpt:
      '<p>A stack of eight from us will lean a little. Here is what we hold to, and what we let go.</p>',
    body: `<p>Now and then someone lays eight of our plates on a table, finds that two are a shade darker, and writes to ask whether they are seconds. They are not. They stood at the bottom of the kiln.</p>
<p>Inside the kiln the top shelf is about eight degrees hotter than the floor. Eight degrees out of more than twelve hundred does not sound like much, but glaze can tell. Oat comes out a touch creamier below and a touch whiter above. We could chase the difference with fans and a second controller. We have decided that we like it.</p>
<h2>What has to be right</h2>
<p>Some things we do not leave to the fire. Every plate is weighed before it is thrown, so the stack is even in the hand. Every rim is checked against the same gauge, so they nest. Every foot is ground until it will not mark a table, and every glaze that touches food has been to a laboratory.</p>
<p>A plate that rocks is a second. A plate with a pinhole where the sauce goes is a second. We sell those from a table by the door on Saturdays, marked with a dot of blue pencil, for half.</p>
<h2>What does not</h2>
<p>The rest is the mark of a day: a throwing line that runs a little steeper because the radio was on, a thumbprint near the foot where it was lifted off the bat. If you want eight plates that cannot be told apart, there are factories that do it beautifully and cheaply, and we own a few of theirs ourselves.</p>
<p>If you are adding to a set and want yours close, tell us in the note at checkout what you have. We will go through the shelf and look for the nearest. And if they turn out not to get along, send them back within 30 days.</p>`,
    tags: ['tableware', 'studio'],
    categories: ['At the table'],
    author: 'tobias-reyes',
    picture: 'journal-plates-above',
    daysAgo: 121,
  },
  ...postsOfLastYear,
];
