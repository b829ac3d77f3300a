import type { StarterEvent } from '../starter.ts';
import { stages } from './place.ts';

/** A Saturday at least two months ahead, and the Sunday after it. */
const SATURDAY = { inDays: 64, weekday: 6 } as const;
const SUNDAY = { inDays: 65, weekday: 0 } as const;

/** Ten things in two days, in the order in which they happen, and one from last year. */
export const programme: readonly StarterEvent[] = [
  {
    ...SATURDAY,
    urlId: 'the-weather-for-sailors',
    title: 'The weather for sailors',
    excerpt: '<p>Twenty-six sea areas, one voice, a pedal steel guitar.</p>',
    body: `<p>Every morning for thirty-one years Hollis Crane read the marine forecast to boats between Cape Flattery and Point St. George. He never met a listener. When he retired, three hundred and twelve of them sent him a card.</p>
<p>We open with a complete forecast, read slowly, with June Okafor on pedal steel underneath. It lasts twenty-six minutes. There is a small-craft warning near the end and you will not be ready for it.</p>
<h2>Good to know</h2>
<p>Coffee is served before, and not during, because of the spoons.</p>`,
    tags: ['live'],
    categories: ['Play'],
    pictures: [],
    from: '10:00',
    to: '10:45',
    location: stages.netFloor,
  },
  {
    ...SATURDAY,
    urlId: 'celery-is-bone',
    title: 'Celery is bone',
    excerpt: '<p>A workshop in ruining vegetables, for twenty people with aprons.</p>',
    body: `<p>Dolores Finch has broken arms, noses, ribs and once an entire haunted staircase, all of it with celery. In ninety minutes she will show you how, along with rain (rice on foil), fire (cellophane, patience) and a kiss (your own wrist, and no eye contact).</p>
<p>At the end the group performs one page of script. The page contains a duel.</p>
<h2>Good to know</h2>
<p>Twenty places, <a href="/tickets/p/a-place-in-the-workshop">booked separately</a>. From ten years up. What is not broken becomes soup.</p>`,
    tags: ['workshop'],
    categories: ['Workshop'],
    pictures: [],
    from: '11:15',
    to: '12:45',
    location: stages.iceHouse,
  },
  {
    ...SATURDAY,
    urlId: 'everyone-in-this-elevator',
    title: 'Everyone in this elevator',
    excerpt: '<p>Six strangers, eleven floors, one of them is lying about where they got on.</p>',
    body: `<p>Written for a small room by Teo Marsh, and performed in one: the cast of six stands in a square of tape on the Net Floor while four microphones turn the rest of it into a shaft.</p>
<p>You will hear the doors before you see who opens them. It has an ending for each floor, and the audience presses the button.</p>`,
    tags: ['live', 'new'],
    categories: ['Play'],
    pictures: [],
    from: '14:00',
    to: '15:10',
    location: stages.netFloor,
  },
  {
    ...SATURDAY,
    urlId: 'childrens-hour-louder',
    title: 'Children’s hour, louder',
    excerpt: '<p>Forty children, one thunder sheet, a story that needs a lot of weather.</p>',
    body: `<p>The story is about a bear who runs a lighthouse. Every child gets something to shake, scrape or slam, and a card that says when. Nobody has ever waited for the card.</p>
<p>Priya Anand conducts. Parents sit at the back and are the sea.</p>
<h2>Good to know</h2>
<p>Free, also without a ticket. Ear defenders in small sizes hang by the door.</p>`,
    tags: ['children', 'free'],
    categories: ['Play'],
    pictures: [],
    from: '15:30',
    to: '16:30',
    location: stages.jetty,
  },
  {
    ...SATURDAY,
    urlId: 'one-horse-town',
    title: 'One-horse town',
    excerpt: '<p>A western with a cast of nine, a posse of forty, and two coconut shells.</p>',
    body: `<p>The whole of the horse, and then all of the horses, are played by Wendell Ruiz, who has a coconut in each hand and has asked for the next day off.</p>
<p>There is a stranger, a saloon, a reverend with a past, and a shoot-out that goes around the room twice. Beer is sold in the second act by a character.</p>`,
    tags: ['live'],
    categories: ['Play'],
    pictures: [],
    from: '19:00',
    to: '20:30',
    location: stages.netFloor,
  },
  {
    ...SATURDAY,
    urlId: 'the-dark-play',
    title: 'The dark play',
    excerpt: '<p>We turn off every light in the building. Then someone opens a door.</p>',
    body: `<p>At ten o’clock the shutters go down, the exit lamps are covered with the fire marshal’s consent, and a hundred and twenty people sit in a room without any light at all. Ines Albrecht’s play was written for exactly this. It lasts fifty minutes and is, oddly, a comedy.</p>
<h2>Good to know</h2>
<p>Ushers with night glasses sit in every row. Raise a hand and one of them will walk you out, which about three people do, and nobody will know which three.</p>`,
    tags: ['live', 'new'],
    categories: ['Play'],
    pictures: [],
    from: '22:00',
    to: '22:50',
    location: stages.iceHouse,
  },
  {
    ...SUNDAY,
    urlId: 'fog-in-five-parts',
    title: 'Fog, in five parts',
    excerpt: '<p>A concert for three foghorns, before breakfast, on the jetty.</p>',
    body: `<p>Two of the horns are ours. The third is across the river in Washington, and is played by the Coast Guard at the usual times; the composer, June Okafor, has written around it.</p>
<h2>Good to know</h2>
<p>Outdoors in any weather, best in bad. Blankets, oatmeal, and earplugs for whoever stands in front.</p>`,
    tags: ['music', 'free'],
    categories: ['Concert'],
    pictures: [],
    from: '08:30',
    to: '09:15',
    location: stages.jetty,
  },
  {
    ...SUNDAY,
    urlId: 'a-telephone-rings-in-act-two',
    title: 'A telephone rings in act two',
    excerpt: '<p>Four writers on the hardest sound there is, and who should answer it.</p>',
    body: `<p>Ring it too early, and it is a device. Ring it too late, and they have already guessed. Four people who have each got this wrong in public, Ines Albrecht, Teo Marsh, Priya Anand and Hollis Crane, argue about one page of script with the sound turned on.</p>
<p>There is a real telephone on the table. It is connected.</p>`,
    tags: ['talk'],
    categories: ['Talk'],
    pictures: [],
    from: '11:00',
    to: '12:00',
    location: stages.netFloor,
  },
  {
    ...SUNDAY,
    urlId: 'six-minutes-each',
    title: 'Six minutes each',
    excerpt: '<p>Put your name in the bucket. If it is drawn, you have the microphone.</p>',
    body: `<p>Bring a play that takes six minutes, or part of one, and as many voices as you can talk into it. Eleven names are drawn. A kitchen timer is the only critic, though Dolores Finch will do your sounds if you ask her nicely.</p>`,
    tags: ['open'],
    categories: ['Play'],
    pictures: [],
    from: '13:30',
    to: '15:00',
    location: stages.iceHouse,
  },
  {
    ...SUNDAY,
    urlId: 'dead-air',
    title: 'Dead air',
    excerpt: '<p>The last station on earth signs off. It takes an hour and has jokes.</p>',
    body: `<p>To finish, all of us: everybody who has been on a stage in these two days is in it, and so is the building. A night-shift announcer has one hour of power left and a feeling that somebody is still listening.</p>
<p>When the last word has been said, we keep quiet for one minute, together, with the doors open to the river. Then the bar opens.</p>`,
    tags: ['live', 'new'],
    categories: ['Play'],
    pictures: [],
    from: '17:00',
    to: '18:10',
    location: stages.netFloor,
  },
  {
    urlId: 'a-night-of-test-tones',
    title: 'A night of test tones',
    excerpt: '<p>Four hundred people hummed along. We still do not know why.</p>',
    body: `<p>It was meant to be a sound check. The doors were open by mistake, people came in and sat down, and after eleven minutes of a thousand cycles a woman in the third row began to hum a fifth above it. By midnight there were four hundred of them, in parts.</p>
<p>We have decided not to try it again.</p>`,
    tags: ['music'],
    categories: ['Concert'],
    pictures: [],
    inDays: -120,
    weekday: 5,
    from: '21:00',
    to: '23:55',
    location: stages.netFloor,
  },
];
