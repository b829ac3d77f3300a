import type { StarterItem } from '../starter.ts';

/** The course: eight weeks, each a lesson and a walk. */
export const weeks: readonly StarterItem[] = [
  {
    urlId: 'your-own-ruler',
    title: 'Your own ruler',
    excerpt: '<p>Measure your step, then a field with it. The first map, with nothing but feet.</p>',
    body: `<p>Every map begins with a length that you trust. Surveyors used chains and soldiers used wheels. You are going to use the thing you always have with you, which is your step.</p>
<h2>Find your pace</h2>
<p>Lay out a hundred feet along a sidewalk. Walk it as you always walk, not as you think one should, and count each time your left foot lands. Do that five times and take the middle number. Most people get a number between nineteen and twenty-four. Write it inside the cover of your notebook: it will not change until you are seventy.</p>
<h2>Walk a field</h2>
<p>Choose something with corners: a playground, a parking lot, a meadow. Walk along each side, count, and write the number beside a sketch that is allowed to be terrible. Then draw it again at home, on squared paper, with one square for each of your paces.</p>
<p>It will not close. The last corner will miss the first by a thumb’s width. That gap is called the misclosure, every survey has one, and this week you are only asked to look at it without shame.</p>
<h2>By Sunday</h2>
<ul>
<li>Your number, from five walks</li>
<li>A field with at least four sides, with paces written on it</li>
<li>The same field on squared paper, with its gap</li>
</ul>`,
    tags: ['measuring'],
    pictures: ['pace'],
  },
  {
    urlId: 'from-above',
    title: 'From above',
    excerpt: '<p>What a house, a bench and an apple tree look like to a crow.</p>',
    body: `<p>We know things by their faces. A house has a door and windows, a tree has a trunk. A map is the one kind of picture that takes the face away and keeps the place, and your hand will resist it for about a week.</p>
<h2>Drop the lines</h2>
<p>Draw your house from the front, very simply, on the upper half of a page. From each corner let a dotted line fall straight down. Between those lines, on the lower half, draw what is left when you look from above: the ridge, the chimney, the step. Then do the same for a tree, a bench and a mailbox.</p>
<h2>Decide what stays</h2>
<p>A mailbox is six inches wide. On a map of your street it is smaller than your pencil’s point, so it is either left out or drawn too large on purpose. Both are honest, as long as you do it on purpose. Make two lists: what a stranger would need, and what you would miss.</p>
<h2>By Sunday</h2>
<ul>
<li>One page with four things, seen twice</li>
<li>Your two lists</li>
<li>A plan of one room, by pace, with where the light comes in</li>
</ul>`,
    tags: ['drawing'],
    pictures: ['from-above'],
  },
  {
    urlId: 'which-way-is-up',
    title: 'Which way is up',
    excerpt: '<p>North, without an instrument, and why you may ignore it.</p>',
    body: `<p>Put a stick in the ground at ten in the morning and mark the tip of its shadow. Have coffee. Mark it again at two. A line between the two marks runs west to east, and the line across it is north. It takes four hours, and it has never run out of battery.</p>
<h2>Turn the page</h2>
<p>Nothing says that north has to be at the top. For a thousand years east was, which is why we speak of orientation. A map of a valley wants to be read upstream, a map of a beach from the water, and a map for your grandmother from her front door. Draw your street three times, with three different tops, and look at which one you believe.</p>
<h2>A rose</h2>
<p>Whatever you choose, say it. We end the week with the ornament that everyone came for: a compass rose of eight points, with a ruler, a compass and two colors. It takes an hour. Nobody has ever stopped at one.</p>
<h2>By Sunday</h2>
<ul>
<li>A shadow line, with the times written on it</li>
<li>Your street with three tops</li>
<li>A rose, for the finished map</li>
</ul>`,
    tags: ['measuring'],
    pictures: ['north'],
  },
  {
    urlId: 'where-water-goes',
    title: 'Where water goes',
    excerpt: '<p>Rivers, shores and puddles. Draw them first, and the land falls into place.</p>',
    body: `<p>Water is the only thing on a map that is always right. It runs down, it joins and never splits, and it gets wider on its way. If your rivers obey these three rules, people will believe your mountains.</p>
<h2>Follow some</h2>
<p>Go out in the rain. Find a gutter, a ditch or a brook, and follow it downhill for twenty minutes with the notebook in a plastic bag. At each place where something joins, make a mark and write your paces. What you have when you are wet is a watershed.</p>
<h2>Three lines for a shore</h2>
<p>Draw the edge of a pond in firm ink. Inside it, at a distance of one pen’s width, draw it again with less pressure. Then again, farther and fainter. By the third line the paper has begun to shine. Engravers did this for two hundred years, and nothing better has been thought of.</p>
<h2>By Sunday</h2>
<ul>
<li>One watercourse, walked, from its first join to its last</li>
<li>A pond with three lines</li>
<li>A page of mistakes: the river that splits, the lake with two outlets</li>
</ul>`,
    tags: ['drawing', 'water'],
    pictures: ['water'],
  },
  {
    urlId: 'hills-lying-down',
    title: 'Hills, lying down',
    excerpt: '<p>Contour lines, with a potato. Afterwards you can read any hill in the world.</p>',
    body: `<p>Take half a potato, flat side down. Cut it into slices as thick as a coin, and draw around each slice in turn on the same sheet, from the largest to the smallest. You have just drawn a hill. Where the lines crowd together it is steep, and where they stroll it is kind to your knees.</p>
<h2>From the side and from above</h2>
<p>Now the other way round. Draw the outline of a hill that you can see from a window. Rule five level lines through it, drop a dotted line from every place where a level meets the slope, and join on the plan below what belongs to one height. It is the same dropping of lines as in the second week, and by now your hand knows it.</p>
<h2>Color, if you like</h2>
<p>Pale below, deep above, and never more than six tints. Green is not for grass here, it is for low. If that feels wrong, use what you have: a pupil in Taos does it in pinks, and she is right.</p>
<h2>By Sunday</h2>
<ul>
<li>A potato, in five lines</li>
<li>A hill you know, twice</li>
<li>Soup</li>
</ul>`,
    tags: ['drawing', 'hills'],
    pictures: ['contours'],
  },
  {
    urlId: 'an-alphabet-of-fields',
    title: 'An alphabet of fields',
    excerpt: '<p>Twelve small patterns that say orchard, marsh, hayfield, sand.</p>',
    body: `<p>A map cannot show each reed. It shows eleven, in three rows, a little unevenly, and your eye grows the rest. These patterns are the handwriting of a map, and by the end of this week you will have your own.</p>
<h2>Twelve windows</h2>
<p>Rule twelve squares of two inches. Fill the first with trees: a half circle, a flat foot, a bit of shade on the right. Put them in rows like a shop display and it looks printed; let each one slip a hair, and it begins to grow. Then do firs, hay, vines, marsh, orchard, sand, scree. Leave two squares for things that only your place has. I have seen tulips, tennis courts, and bears.</p>
<h2>Less</h2>
<p>When all twelve are full, cover half of each with your hand. If the half still says what it is, that half was enough. The best marsh I know is nine strokes.</p>
<h2>By Sunday</h2>
<ul>
<li>Twelve squares, each of them legible without its name</li>
<li>Two of your own</li>
</ul>`,
    tags: ['drawing'],
    pictures: ['woods'],
  },
  {
    urlId: 'streets-and-roofs',
    title: 'Streets and roofs',
    excerpt: '<p>A town is what is left between the houses. Draw that, and they stand up.</p>',
    body: `<p>This week we go into town, and we do not draw streets. Nobody does. Draw the blocks, the solid parts, and let the streets be the paper that stays white. It is quicker, and a street that you have not drawn cannot come out crooked.</p>
<h2>A quarter of an hour each way</h2>
<p>Walk for fifteen minutes from your door in four directions, and note on each walk only corners: how many paces to the next, and whether it turns left or right. At home, join the four arms. The places where they contradict each other are where the town is old.</p>
<h2>Stand the roofs up</h2>
<p>Each roof is two strips, one light, one dark. Decide where the sun is (upper left, unless you enjoy trouble) and keep it there. Then a thin shadow on the other side. At the fourth house it happens: the whole sheet lifts from the table.</p>
<h2>By Sunday</h2>
<ul>
<li>Four arms of fifteen minutes</li>
<li>Ten roofs, all in the same light</li>
<li>One building larger than it is, because it deserves it</li>
</ul>`,
    tags: ['drawing', 'town'],
    pictures: ['town'],
  },
  {
    urlId: 'names-and-a-frame',
    title: 'Names, and a frame',
    excerpt: '<p>Lettering that follows a river, a title, a border. Then it is a map, and it is done.</p>',
    body: `<p>Until now you have made a drawing. Names make it a map. They also ruin it more often than anything else, so this week is slow: pencil on Monday, ink on Friday.</p>
<h2>Names lie where things lie</h2>
<p>The name of a river follows the river, slanted, and swims on its upper bank. The name of a hill is spread wide, the name of a village stands close by on the right, and nothing is ever upside down. Cut all of them from paper first, and push them around until none of them sits on another.</p>
<h2>What only you know</h2>
<p>Now write the names that are on no other map. Where the bus driver waves. The wall with the warm stones. The corner where you heard the news. There should be at least five. This is what your map is for, and the reason nobody else could have made it.</p>
<h2>The frame</h2>
<p>Two lines, a little apart, with every second inch filled in. A title, a scale in your own paces, the rose of the third week, your name, the year. Then put down the pen, which is the hardest part.</p>
<h2>By the last Sunday</h2>
<ul>
<li>The map, folded once, in an envelope to me</li>
<li>A photograph of it for you, since the post is the post</li>
</ul>`,
    tags: ['lettering'],
    pictures: ['names'],
  },
];
