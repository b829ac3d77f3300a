import type { ItemLocation } from '@vitrine/domain/content/content.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

export interface DemoEvent {
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly picture: DemoPictureName;
  /** The first such weekday (0 Sunday to 6 Saturday) at least this many days after the time of the seed. */
  readonly inDays: number;
  readonly weekday: number;
  /** In the studio's time zone. */
  readonly from: string;
  readonly to: string;
  /** Duration in nights; it ends at `to` this many days after it begins. */
  readonly nights?: number;
  readonly location: ItemLocation;
}

const studio: ItemLocation = {
  addressTitle: 'Fern & Kiln',
  addressLine1: '118 Foundry Lane',
  addressLine2: 'Asheville, NC, 28801',
  addressCountry: 'United States',
  mapLat: 35.5868,
  mapLng: -82.566,
};

/** Four upcoming and two past events, relative to the day of the seed. */
export const demoEvents: readonly DemoEvent[] = [
  {
    urlId: 'throwing-evening',
    title: 'Throwing evening for beginners',
    excerpt: '<p>Eight wheels, two and a half hours, and Maren beside you when it wobbles.</p>',
    body: `<p>For anyone who has wanted to try and never has. Maren shows how to centre, open and pull a wall, once slowly and once at full speed, and then it is your turn. By half past eight there will be three or four bowls in front of you; choose two, and we glaze and fire them.</p>
<h2>What to bring</h2>
<p>Nothing but clothes that may get muddy. Aprons, towels, tea and clay are here. Short nails help. The studio is on the ground floor with a level entrance, and one of the wheels can be set for a wheelchair.</p>
<h2>Places</h2>
<p>There are eight. You book one as a <a href="/shop/p/throwing-class">Throwing Class</a> in the shop; moving it to another evening is free until two days before. Your bowls are ready about three weeks later.</p>`,
    tags: ['class'],
    picture: 'throwing-class-1',
    inDays: 9,
    weekday: 4,
    from: '18:00',
    to: '20:30',
    location: studio,
  },
  {
    urlId: 'kiln-opening',
    title: 'Kiln opening',
    excerpt: '<p>We unbrick the door at ten. First look, first choice, coffee from the neighbours.</p>',
    body: `<p>The kiln takes a day to fire and two to cool, and none of us has seen what is inside. At ten on Saturday morning we take the bricks out of the door one by one and hand the pots along a line of whoever is there until the tables in the yard are full.</p>
<p>Everything may be picked up. What you would like to keep can be paid for at the counter the same morning, still warm; the rest goes into the shop on Monday.</p>
<h2>Good to know</h2>
<p>Come early if you are after a vase: there are never many. Children are welcome, and there is a box of clay for them by the door. The yard has room for a dozen bicycles and four cars; on the street you can park for nothing on Saturdays.</p>`,
    tags: ['studio'],
    picture: 'kiln-shelf',
    inDays: 20,
    weekday: 6,
    from: '10:00',
    to: '13:00',
    location: studio,
  },
  {
    urlId: 'river-makers-market',
    title: 'River makers’ market',
    excerpt:
      '<p>Forty tables by the water: bread, baskets, spoons, soap, and us with the blue-dot seconds.</p>',
    body: `<p>Twice a year the makers along the river put their tables out in one place. We bring the whole range of mugs, a few serving bowls, and every second of the season: pots with a blue pencil dot under the foot and something small the matter with them, for half.</p>
<p>Tobias will have a kick wheel with him and lets anyone have a go who asks.</p>
<h2>Getting there</h2>
<p>The market is on the meadow behind the old cotton warehouse, ten minutes on foot from the studio along the greenway. It goes ahead in drizzle. If it pours, it moves into the warehouse.</p>`,
    tags: ['market'],
    picture: 'gallery-handles',
    inDays: 48,
    weekday: 6,
    from: '09:00',
    to: '15:00',
    location: {
      addressLine1: 'Warehouse Meadow, 40 Greenway Road',
      addressLine2: 'Asheville, NC, 28801',
      addressCountry: 'United States',
      mapLat: 35.5921,
      mapLng: -82.5712,
    },
  },
  {
    urlId: 'three-days-at-the-wood-kiln',
    title: 'Three days at the wood kiln',
    excerpt: '<p>Two cords of pine, twelve people in shifts, and no dials. We bring the soup.</p>',
    body: `<p>Once a year we load a hundred and twenty pots into the old climbing kiln at Seagrove, the one beside which we met, and feed it for fifty hours. There is no controller. There is a hole in the wall, the colour of what is behind it, and somebody who says <em>now</em>.</p>
<p>You take two shifts of four hours, one by day and one by night, with somebody beside you who has done it before. In between there are bunks, a stream, and Tobias’s soup, which is better at four in the morning than it has any right to be.</p>
<h2>What you bring</h2>
<p>Leather shoes, cotton clothes you do not love, and up to three pots fired once to cone 06. Ash from the wood lands on them and melts; that is all the glaze they get, and it cannot be ordered.</p>
<h2>What you get back</h2>
<p>Your pots, ten days later, when the kiln is opened. We drive them to Asheville. Twelve places, by letter to <a href="mailto:hello@fernandkiln.example">hello@fernandkiln.example</a>; beginners are welcome and are given the better bunks.</p>`,
    tags: ['firing'],
    picture: 'gallery-drip',
    inDays: 83,
    weekday: 5,
    from: '09:00',
    to: '17:00',
    nights: 2,
    location: {
      addressTitle: 'The climbing kiln',
      addressLine1: '2210 Old Plank Road',
      addressLine2: 'Seagrove, NC, 27341',
      addressCountry: 'United States',
      mapLat: 35.5418,
      mapLng: -79.7775,
    },
  },
  {
    urlId: 'glaze-day',
    title: 'Glaze day',
    excerpt: '<p>Bring a biscuit-fired pot, or take one of ours, and dip it in all six buckets.</p>',
    body: `<p>A Sunday with the glaze buckets open. Tobias explained what is in each, how thick is thick enough, and why you count to three and not to four. Then everyone dipped, poured and brushed: fourteen people, thirty-one pots, and only one that ended up on the floor.</p>
<p>The pots have been fired and can be picked up during opening hours. They are on the low shelf by the window, each with its name on a slip of paper. The best surprise was oat over ink, poured by somebody who had meant it the other way round.</p>
<p>The next glaze day will be in the spring. If you would like to hear of it, send a line to <a href="mailto:hello@fernandkiln.example">hello@fernandkiln.example</a>.</p>`,
    tags: ['class'],
    picture: 'journal-glaze-tiles',
    inDays: -27,
    weekday: 0,
    from: '11:00',
    to: '16:00',
    location: studio,
  },
  {
    urlId: 'sixty-small-cups',
    title: 'Sixty small cups',
    excerpt:
      '<p>One shelf, sixty cups without handles, no two alike. You drank from one and took it home.</p>',
    body: `<p>For sixty evenings Maren ended the day with one small cup, in whatever clay was left on the wheel, and Tobias glazed each with whatever was left in the bucket. Nobody chose anything. Then we put all sixty on a shelf the length of the room, and asked people in.</p>
<p>You took down the one you liked, had it filled with tea, and walked about with it for as long as you cared to. If by the end you did not want to put it back, it was yours for what you thought right. Fifty-seven went that way.</p>
<p>The three that stayed are on the windowsill above the sink, and it is hard to say what is the matter with them. We use them every day.</p>`,
    tags: ['studio'],
    picture: 'gallery-vases',
    inDays: -76,
    weekday: 5,
    from: '16:00',
    to: '20:00',
    nights: 1,
    location: studio,
  },
];
