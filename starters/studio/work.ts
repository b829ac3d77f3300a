import type { StarterItem } from '../starter.ts';

/** The latest first. Each has its view and the drawing that it was built from. */
export const work: readonly StarterItem[] = [
  {
    urlId: 'eleven-feet-of-kitchen',
    title: 'Eleven feet of kitchen',
    excerpt: '<p>A bungalow in Lakeside grows by one room, and the table moves into the sun.</p>',
    body: `<p>The Baptistes had asked for a bigger kitchen. We sat in theirs for an afternoon, and it was large enough; it was just dark, and everybody walked through it. So the kitchen moved out, under a roof that leans on the old gable, and the room it left behind became a hall with a bench in it.</p>
<p>The new room is eleven feet by twenty. It has one wall of glass, toward the morning, and a counter at which the smallest of the family can stand on a box.</p>
<h2>What we kept</h2>
<p>The gable, its window, and a crabapple for which the corner of the foundation makes a bend.</p>
<h2>In numbers</h2>
<p>220 square feet, $148,000, nineteen weeks. Built by a family of two carpenters and an uncle.</p>`,
    categories: ['Houses'],
    tags: ['Extension'],
    pictures: ['leanTo', 'leanToPlan'],
  },
  {
    urlId: 'one-stair-four-floors',
    title: 'One stair, four floors',
    excerpt: '<p>A narrow brick house that had three staircases, none of which met.</p>',
    body: `<p>It had been a boarding house, a dentist’s, and two apartments, and each of them had left a stair behind. Nobody could carry a mattress to the top. We took all three out, which gave back a room on every floor, and put one in the middle, under a skylight.</p>
<p>It is a stair and a shaft of light. At noon in June the sun reaches the ground floor, and the cat knows when.</p>
<h2>What we kept</h2>
<p>Every wall but one. The old handrail, which is now the edge of the kitchen counter.</p>
<h2>In numbers</h2>
<p>1,900 square feet, 52 steps, $212,000. Seven months, during which the owners lived on whichever floor was not dusty.</p>`,
    categories: ['Houses'],
    tags: ['Rebuilding'],
    pictures: ['rowHouse', 'rowHousePlans'],
  },
  {
    urlId: 'above-the-boats',
    title: 'A room above the boats',
    excerpt: '<p>A boathouse on Pike Lake gets a guest, and the guest gets the view.</p>',
    body: `<p>The canoes were to stay. So was the roof, as far as the county was concerned, whose rules let nothing on the shore grow wider. They say nothing about a dormer. Ours is fourteen feet wide.</p>
<p>It was built in a yard in Cloquet, brought over the ice in February on a logging trailer, and lifted in before the thaw. The whole lake came to watch, with chairs.</p>
<h2>What we kept</h2>
<p>The posts, the doors, the smell of varnish.</p>
<h2>In numbers</h2>
<p>196 square feet, one bed, one stove, $96,000. Eleven minutes from trailer to roof.</p>`,
    categories: ['On the water'],
    tags: ['Extension'],
    pictures: ['boathouse', 'boathousePlan'],
  },
  {
    urlId: 'bread-on-the-corner',
    title: 'Bread, on the corner',
    excerpt: '<p>A bakery with no money for a sign becomes one.</p>',
    body: `<p>Sami bakes from two in the morning in what was a shoe store. People walked past it. The window had been made smaller in 1974, and again in 1988, each time to save heat.</p>
<p>We opened it to the width of the building and put the bench, the counter and the baker behind it, so that the first thing to be seen on a dark street at six o’clock is somebody with flour on her arms. There was no budget for a sign. There is no need of one.</p>
<h2>What we kept</h2>
<p>The brick, the oven, and a drawer of shoe laces that came with the lease.</p>
<h2>In numbers</h2>
<p>One front, 35 feet. $61,000. Closed for nine days.</p>`,
    categories: ['Shops'],
    tags: ['Rebuilding'],
    pictures: ['bakery', 'bakeryPlan'],
  },
  {
    urlId: 'twelve-by-twelve-and-hot',
    title: 'Twelve by twelve, and hot',
    excerpt: '<p>A sauna among birches, for a family that had shared the neighbors’.</p>',
    body: `<p>It is the only building we have made where there was nothing before, so in our drawing all of it is yellow. It stands on six posts, and no birch was cut for it. One had to be argued with.</p>
<p>There are three benches in three heights: for grandparents, for talking, and for proving something. The window is beside the door and not in front of the benches, because one comes here to look at nothing.</p>
<h2>What we kept</h2>
<p>The neighbors.</p>
<h2>In numbers</h2>
<p>144 square feet, 190 degrees, $38,000. One summer, by the family, from our drawings.</p>`,
    categories: ['On the water'],
    tags: ['New'],
    pictures: ['sauna', 'saunaSection'],
  },
];
