import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { block, page, section } from './page-builder.ts';

type Picture = (name: DemoPictureName) => string;

interface DemoPart {
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  readonly cover: DemoPictureName;
  readonly make: (picture: Picture) => PageDocument;
}

const heading = (text: string, eyebrow: string) =>
  block('heading', { text, level: 1, size: 'large', eyebrow }, { column: 1, columns: 20 });

/** Text and a picture side by side. */
const beside = (html: string, assetId: string, side: 'left' | 'right', ratio: '4:5' | '4:3' = '4:3') =>
  side === 'right'
    ? [
        block('text', { html }, { column: 1, columns: 10 }),
        block('image', { assetId, ratio }, { column: 13, columns: 12 }),
      ]
    : [
        block('image', { assetId, ratio }, { column: 1, columns: 12 }),
        block('text', { html }, { column: 15, columns: 10 }),
      ];

const studioDescription = 'One room, two kilns and a wall of shelves, in the order a pot meets them.';

/** The parts of the index `/studio`; each is also a separate page. */
const studioParts: readonly DemoPart[] = [
  {
    urlId: 'the-room',
    title: 'The room',
    description: 'An old foundry with a north light, and what stands where.',
    cover: 'workshop-detail',
    make: (picture) =>
      page(
        section(
          { space: 'large' },
          heading('The room', 'Where it is wet'),
          ...beside(
            `<p>They cast parts for looms here until 1974. The floor is iron plates, the windows look north, and the crane that carried the ladle still runs along the roof. We hang the aprons on it.</p>
<p>There are nine wheels: eight in a row for Thursdays, and Maren’s, by itself, under the window that does not open. Everything that is wet stays on that side.</p>`,
            picture('workshop-detail'),
            'right',
          ),
        ),
      ),
  },
  {
    urlId: 'the-kilns',
    title: 'The kilns',
    description: 'A small one that runs on sun, and a big one with a door of bricks.',
    cover: 'kiln-shelf',
    make: (picture) =>
      page(
        section(
          { theme: 'tinted', space: 'large' },
          heading('The kilns', 'Where it is hot'),
          ...beside(
            `<p>The small one is electric and does the first firing, to 1000&nbsp;°C, on the sun when there is any. It is as tall as a child of six and about as patient.</p>
<p>The big one burns gas and has a door that Tobias builds anew each time, brick by brick, with a number chalked on each so that they go back where they were. It holds some three hundred pots and goes to 1222&nbsp;°C. <a href="/journal/what-a-kiln-says">On the second morning it sings.</a></p>`,
            picture('kiln-shelf'),
            'left',
          ),
        ),
      ),
  },
  {
    urlId: 'the-shelves',
    title: 'The shelves',
    description: 'Where pots wait until somebody comes for them.',
    cover: 'about',
    make: (picture) =>
      page(
        section(
          { space: 'large' },
          heading('The shelves', 'Where it is quiet'),
          ...beside(
            `<p>What comes out of the kiln is washed, tapped and looked at under the lamp. Nine in ten go up on the shelves by the door; the tenth gets a dot of blue pencil and goes on the table below.</p>
<p>The shelves are in no order that we could explain. People find things on them that we had forgotten we made, and that is the reason.</p>
<p><a href="/shop">What is on them now</a></p>`,
            picture('about'),
            'right',
          ),
        ),
      ),
  },
];

const visitDescription = 'Three ways to spend time here. None of them needs an appointment but one.';

/** The pages in the folder `/visit`. */
const visitParts: readonly DemoPart[] = [
  {
    urlId: 'an-ordinary-day',
    title: 'An ordinary day',
    description: 'Come in, look around, and stay as long as you like.',
    cover: 'about',
    make: (picture) =>
      page(
        section(
          { space: 'normal' },
          heading('An ordinary day', 'Wednesday to Saturday'),
          block(
            'text',
            {
              html: `<p>The door is open from ten. Nobody will ask what you are looking for. If one of us is at the wheel, we go on; stand as near as you like and ask as much as you like.</p>
<h2>What you will find</h2>
<p>Wednesdays are for throwing, Thursdays for handles and feet, Fridays for glaze. On Saturdays we mostly talk.</p>
<h2>With children</h2>
<p>Gladly. There is a box of clay by the door, at their height. What they make goes home wet, in a bag.</p>
<p><a href="/contact">Hours, and how to get here</a></p>`,
            },
            { column: 1, columns: 12 },
          ),
          block(
            'image',
            { assetId: picture('gallery-still-life'), ratio: '4:5' },
            { column: 15, columns: 10 },
          ),
        ),
      ),
  },
  {
    urlId: 'an-evening-at-the-wheel',
    title: 'An evening at the wheel',
    description: 'Thursdays from six: eight beginners, eight wheels, and tea.',
    cover: 'throwing-class-2',
    make: (picture) =>
      page(
        section(
          { space: 'normal' },
          heading('An evening at the wheel', 'Thursdays from six'),
          block(
            'text',
            {
              html: `<p>This is the one you book. There are eight wheels and eight places, and everybody begins at the beginning.</p>
<h2>How it goes</h2>
<p>At six Maren shows a bowl, once slowly and once at full speed. From a quarter past it is your turn. At half past eight you choose the two you like best, and the others go back in the barrel without ceremony.</p>
<h2>Before you come</h2>
<p>Cut your nails and wear something you do not love. If you would like to know what awaits you, <a href="/first-bowl">the five lessons</a> are what she says, written down.</p>
<p><a href="/shop/p/throwing-class">Book a place</a></p>`,
            },
            { column: 1, columns: 12 },
          ),
          block('image', { assetId: picture('throwing-class-2'), ratio: '4:5' }, { column: 15, columns: 10 }),
        ),
      ),
  },
  {
    urlId: 'when-the-kiln-is-opened',
    title: 'When the kiln is opened',
    description: 'Every few weeks, on a Saturday at ten, brick by brick.',
    cover: 'gallery-bowls-above',
    make: (picture) =>
      page(
        section(
          { space: 'normal' },
          heading('When the kiln is opened', 'Every few weeks'),
          block(
            'text',
            {
              html: `<p>Nobody knows what is inside, ourselves included. Come at ten, take your place in the line from the kiln to the tables, and hand on what is handed to you. It will be warm.</p>
<h2>House rules</h2>
<p>Everything may be picked up. Nothing is put by before it is on the table. What breaks on the way was going to.</p>
<p><a href="/events/kiln-opening">The next opening</a></p>`,
            },
            { column: 1, columns: 12 },
          ),
          block(
            'image',
            { assetId: picture('gallery-bowls-above'), ratio: '4:5' },
            { column: 15, columns: 10 },
          ),
        ),
      ),
  },
];

/** The index `/studio`: its parts on one page. Returns its id. */
export async function seedStudio(platform: Platform, websiteId: string, picture: Picture): Promise<string> {
  const id = await createCollection(platform, websiteId, {
    kind: 'index',
    urlId: 'studio',
    title: 'The studio',
    description: studioDescription,
    document: page(
      section(
        { space: 'normal' },
        block(
          'heading',
          { text: 'Follow a pot through the room', level: 1, size: 'display', eyebrow: 'The studio' },
          { column: 1, columns: 20 },
        ),
        block('text', { size: 'lead', html: `<p>${studioDescription}</p>` }, { column: 1, columns: 14 }),
      ),
    ),
  });
  await seedParts(platform, websiteId, picture, id, studioParts);
  return id;
}

/** The folder `/visit`, which redirects to its first page. Returns its id. */
export async function seedVisit(platform: Platform, websiteId: string, picture: Picture): Promise<string> {
  const id = await createCollection(platform, websiteId, {
    kind: 'folder',
    urlId: 'visit',
    title: 'Visit',
    description: visitDescription,
    folderBehavior: 'index',
  });
  await seedParts(platform, websiteId, picture, id, visitParts);
  return id;
}

async function seedParts(
  platform: Platform,
  websiteId: string,
  picture: Picture,
  parentId: string,
  parts: readonly DemoPart[],
): Promise<void> {
  for (const [position, { urlId, title, description, cover, make }] of parts.entries())
    await createCollection(platform, websiteId, {
      kind: 'page',
      urlId,
      title,
      description,
      parentId,
      position,
      mainImageId: picture(cover),
      document: make(picture),
    });
}
