import type { DemoPictureName } from './demo-pictures.ts';

export interface DemoEvent {
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly picture: DemoPictureName;
  /** On the first such weekday (0 Sunday to 6 Saturday) at least so many days after the seed's now. */
  readonly inDays: number;
  readonly weekday: number;
  /** On the clock of the studio. */
  readonly from: string;
  readonly to: string;
  readonly location: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
  };
}

const studio = {
  addressLine1: '118 Foundry Lane',
  addressLine2: 'Asheville, NC, 28801',
  addressCountry: 'United States',
};

/** Three to come and one gone by, reckoned from the day of the seed. */
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
];
