import type { StarterItem } from '../starter.ts';

/** Three exercises that anybody may do. */
export const walks: readonly StarterItem[] = [
  {
    urlId: 'ten-minutes-indoors',
    title: 'One room, ten minutes',
    excerpt: '<p>For a rainy day. You need a pencil, a receipt, and the room you are in.</p>',
    body: `<p>Turn the receipt over. Draw the walls of the room as if you hung from the lamp, and the door as the quarter circle it sweeps. You have two minutes for that, so nothing can become beautiful.</p>
<p>Now put in only what you touched today: the chair, the kettle, the switch by the door. Leave out what you did not touch, even the sofa. Last, draw your way through all of it since you got up, as one dotted line that never leaves the paper.</p>
<h2>What to look at</h2>
<p>Where the line is tangled, you live. Where it does not go, you own things. Most people move a chair afterwards.</p>`,
    tags: ['indoors'],
    pictures: ['kitchen-at-six'],
  },
  {
    urlId: 'map-of-what-you-hear',
    title: 'A map of what you hear',
    excerpt: '<p>Twenty minutes on a bench, with your eyes closed for most of them.</p>',
    body: `<p>Make a dot in the middle of a page. That is you. Close your eyes, and for each sound that you hear make a mark where it comes from: near the dot if it is near, small if it is faint. A bird is a tick, a voice is a loop, an engine is a line in the direction in which it goes.</p>
<p>After ten minutes open your eyes and do not correct anything. Sit for another ten. By now you hear a second layer, a fan, a flag, somebody’s radio, and the page begins to have distances in it.</p>
<h2>What to look at</h2>
<p>There will be an empty side. Go there next time.</p>`,
    tags: ['outdoors'],
    pictures: ['heard'],
  },
  {
    urlId: 'home-from-memory',
    title: 'Home, from memory',
    excerpt: '<p>The street you grew up on, drawn before you look it up. Then do not look it up.</p>',
    body: `<p>Begin at the door. Draw the way to school, and nothing else, as a strip no wider than your hand; when you come to the edge of the page, begin again at the bottom, beside it. Put in what you used to look at: the dog, the wall one could walk on, the house one ran past.</p>
<p>You will come to places where you know nothing, a blank between the bakery and the bridge. Leave them blank. Old maps are full of such places, and they are the best parts.</p>
<h2>What to look at</h2>
<p>Compare it with your sister’s. Do not settle who is right.</p>`,
    tags: ['indoors'],
    pictures: ['walk-to-school'],
  },
];
