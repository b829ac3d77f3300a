import type { StarterItem } from '../starter.ts';

/** What the prints were made for, the newest first. */
export const projects: readonly StarterItem[] = [
  {
    urlId: 'the-last-boat',
    title: 'The Last Boat',
    excerpt: '<p>A picture book about a ferry that runs late on purpose.</p>',
    body: `<p>A girl is asleep on the wrong side of the bay, and a captain with forty years of punctuality decides to wait. That is all that happens. It takes thirty-two pages, and nearly all of them are dark.</p>
<p>I had never cut so much night. A sky is the slowest thing in a linocut: whatever you leave alone prints, so each star and each flake is a hole that I had to make. The book took two winters and eleven blades.</p>
<h2>What it was</h2>
<ul>
<li>Thirty-two pages, sixteen linocuts, words by Teodora Finch</li>
<li>Read aloud in the library before it was printed, to seven children and one captain</li>
<li>In its third printing</li>
</ul>`,
    tags: ['book'],
    categories: ['Book'],
    pictures: ['night-ferry', 'first-snow', 'harbor'],
  },
  {
    urlId: 'tide-table',
    title: 'Tide Table',
    excerpt: '<p>A calendar that tells twelve harbors when to put on their boots.</p>',
    body: `<p>The marine supply in Eastport has given its customers a tide table every Christmas since 1961: forty pages of figures in six-point type. When the old printer closed they asked me for a cover. I asked for the walls.</p>
<p>It became a calendar: twelve linocuts, one for each month, with high and low water set beside them large enough to be read from the stove. Each block has five colors, cut from one piece of lino that was smaller after every run. There is no going back with this method. March was printed before I knew what April would be.</p>
<h2>What it was</h2>
<ul>
<li>Twelve prints and a cover, 12 by 15 inches</li>
<li>Figures set by hand from the harbor master’s list</li>
<li>1,400 copies on uncoated paper, none of them left</li>
</ul>
<blockquote>People used to throw the tide table away in January. Now they argue about which month to keep.</blockquote>
<p>Three of the twelve can still be had as <a href="/prints">prints</a>.</p>`,
    tags: ['calendar'],
    categories: ['Commission'],
    pictures: ['spring-tide', 'low-water', 'fog-signal'],
  },
  {
    urlId: 'birds-that-stay',
    title: 'Birds That Stay',
    excerpt: '<p>Portraits of those who do not leave in October.</p>',
    body: `<p>Everybody photographs the puffins. This is about the others: the heron below the school, who fishes until the marsh freezes, and the crows behind the post office, who know what day the bakery throws things out.</p>
<p>I drew each for a week before I cut anything, always at the same hour. By Thursday they had stopped looking up. By Friday one of the crows had my eraser.</p>
<h2>What it is</h2>
<ul>
<li>A series that goes on, two prints each winter</li>
<li>Linocut on cotton paper, 12 by 15 inches</li>
<li>A tenth of every sheet sold goes to the marsh</li>
</ul>`,
    tags: ['series'],
    categories: ['Series'],
    pictures: ['heron', 'eleven-crows', 'low-water'],
  },
  {
    urlId: 'salt-and-smoke',
    title: 'Salt and Smoke',
    excerpt: '<p>Labels, wrapping paper and a van for a smokehouse with one product.</p>',
    body: `<p>The Quill brothers smoke herring, and that is the whole list. They wanted a label that looked as if it had always been there. I cut one fish, five inches long, and we used it for everything: alone on the tin, in rows on the paper, eleven feet long on the van.</p>
<p>The red one swims the other way. It was a mistake of mine on the first proof, at the end of a long day. The older brother looked at it for a while and said: that is us.</p>
<h2>What it was</h2>
<ul>
<li>A mark, two labels, wrapping paper, a sign, a van</li>
<li>One block, four inks</li>
<li>Six weeks, paid partly in fish</li>
</ul>`,
    tags: ['label'],
    categories: ['Commission'],
    pictures: ['herring', 'breakfast', 'harbor'],
  },
  {
    urlId: 'a-good-drying-day',
    title: 'A Good Drying Day',
    excerpt: '<p>A poster for the hundredth summer of the town laundry.</p>',
    body: `<p>The laundry on Water Street has had three owners, one clothesline and, since last July, a hundred birthdays. They wanted something cheerful for the window. I asked what they thought of when they thought of the work, and all three of them said: wind.</p>
<p>So there is no machine on it. There is a hill and a Tuesday. The yellow was mixed nine times until it was the yellow of eleven in the morning and not of one in the afternoon.</p>
<h2>What it was</h2>
<ul>
<li>A poster, 24 by 19 inches, in four colors</li>
<li>200 copies, printed with the laundry’s own mangle</li>
</ul>
<p>The mangle worked so well that I have <a href="/about">used it since</a>.</p>`,
    tags: ['poster'],
    categories: ['Commission'],
    pictures: ['good-drying', 'first-snow', 'bench'],
  },
];
