import type { StarterItem } from '../starter.ts';

/** Who comes, each drawn as the thing that they bring. */
export const guests: readonly StarterItem[] = [
  {
    urlId: 'dolores-finch',
    title: 'Dolores Finch',
    excerpt: '<p>Sound effects. Brings forty pounds of celery.</p>',
    body: `<p>Dolores Finch has made noises for four hundred and six radio plays, beginning at fourteen, when the regular man had the flu. She travels with one suitcase, which is never searched twice.</p>
<p>She holds that any sound can be made with something from a kitchen, and has been proved wrong only by the sea, which she does with her mouth.</p>
<p>Hear her in <a href="/programme/celery-is-bone">Celery is bone</a>, and under nearly everything else.</p>`,
    pictures: ['celery'],
  },
  {
    urlId: 'wendell-ruiz',
    title: 'Wendell Ruiz',
    excerpt: '<p>Actor. Brings two halves of one coconut, seasoned.</p>',
    body: `<p>Trained for Shakespeare, hired for horses. Wendell Ruiz can do a walk, a trot, a canter, and a mare who has noticed something. The shells are from 1987, and nobody else may hold them.</p>
<p>He plays every animal in <a href="/programme/one-horse-town">One-horse town</a>, and the undertaker.</p>`,
    pictures: ['coconut'],
  },
  {
    urlId: 'ines-albrecht',
    title: 'Ines Albrecht',
    excerpt: '<p>Writer. Brings a door, with its frame.</p>',
    body: `<p>Ines Albrecht writes plays for rooms without light. Reviewers call them terrifying; she calls them light comedies about furniture. The door is from her grandmother’s house in Trier. It squeaks on F sharp, and four of her plays turn on it.</p>
<p><a href="/programme/the-dark-play">The dark play</a> is new, and this is the first time that it is not seen by anyone.</p>`,
    pictures: ['door'],
  },
  {
    urlId: 'teo-marsh',
    title: 'Teo Marsh',
    excerpt: '<p>Writer and director. Brings a telephone, which works.</p>',
    body: `<p>Teo Marsh spent six years answering an emergency line in Spokane, and came away with an ear for what people leave out. His plays take place in lifts, cars and waiting rooms, and are over in little more than an hour, which is how long he thinks that strangers can be polite.</p>
<p>He directs <a href="/programme/everyone-in-this-elevator">Everyone in this elevator</a>.</p>`,
    pictures: ['telephone'],
  },
  {
    urlId: 'priya-anand',
    title: 'Priya Anand',
    excerpt: '<p>Conductor of children. Brings a thunder sheet, eight feet tall.</p>',
    body: `<p>Priya Anand has taught music in a school beside an airport for eleven years. Somewhere in there she stopped asking for quiet and began to arrange what she had.</p>
<p>Her thunder sheet was the side of a bread van. Forty children take turns in <a href="/programme/childrens-hour-louder">Children’s hour, louder</a>.</p>`,
    pictures: ['thunder'],
  },
  {
    urlId: 'june-okafor',
    title: 'June Okafor',
    excerpt: '<p>Composer. Brings an umbrella, which is a flock of birds.</p>',
    body: `<p>Open and shut it quickly and it is a pigeon. Do it slowly and it is a heron, or a theater curtain in a small town. June Okafor writes music for things that were not built to be played: ferries, a bottling line, three foghorns and the Coast Guard.</p>
<p>Hear <a href="/programme/fog-in-five-parts">Fog, in five parts</a> at half past eight, if you are up.</p>`,
    pictures: ['umbrella'],
  },
];
