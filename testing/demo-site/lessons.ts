import { recordTypes } from '@vitrine/domain/content/content.ts';
import { createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

const courseDescription =
  'What Maren says on a Thursday evening, written down for those who have a wheel at home or want to know what they are in for.';
const careDescription = 'Three short lessons for the day your parcel comes, and for the years after.';

interface DemoLesson {
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly picture: DemoPictureName;
  /** Shows the studio's video. */
  readonly film?: boolean;
}

const firstBowl: readonly DemoLesson[] = [
  {
    urlId: 'all-of-it-once',
    title: 'All of it, once',
    excerpt: '<p>Twenty seconds from lump to vase, before your hands are muddy.</p>',
    body: `<p>Watch it through to the end, and then once more looking only at the hands. It is a vase and you will make a bowl, but up to the halfway mark they are the same pot.</p>
<p>Notice how little happens. Two hands, one on each side of the wall, going up slowly. Everything that looks like skill is timeout and a wheel that turns at the right speed.</p>
<p>Nothing below needs to be learned by heart. Read a lesson, do it five times, and cut what you made in half with a wire. What you see inside is the best teacher in the room.</p>`,
    picture: 'film-vase',
    film: true,
  },
  {
    urlId: 'clay-and-a-chair',
    title: 'Clay and a chair',
    excerpt: '<p>How much, how soft, and how high you should sit.</p>',
    body: `<p>Take 600 g of stoneware. That is an orange and a half, and enough for a bowl you will really use. Less is harder, not easier: there is nothing to hold on to.</p>
<p>The clay should be as soft as a ripe pear. Press your thumb in; if it cracks around the print, wedge in water, and if it sticks, leave it on the plaster for an hour.</p>
<h2>Sit lower than you think</h2>
<p>Your elbows want to rest on your thighs, and your thighs want to be higher than the wheel. Most of what goes wrong in the next lesson is a chair.</p>`,
    picture: 'journal-clay-body',
  },
  {
    urlId: 'centring',
    title: 'Centring',
    excerpt: '<p>The quiet minute, and the reason people give up in the first ten.</p>',
    body: `<p>Throw the lump at the middle of the wheel head and mean it. Wet it. Let the wheel run as fast as it goes without frightening you.</p>
<p>Now lean. Your left hand does not push: it is a wall, held up by your elbow, which is held up by your leg. The right hand presses down from above. The clay goes where there is no hand, and there is only one such place.</p>
<h2>How you know</h2>
<p>Close your eyes. If you can feel the lump turning, it is not centred yet. If you feel nothing but wet, it is. It will take you four minutes today and twenty seconds next month.</p>
<p>If it wobbles after all that, stop the wheel and breathe. Then take your hands away more slowly than you put them there.</p>`,
    picture: 'throwing-class-2',
  },
  {
    urlId: 'open-and-pull',
    title: 'Open and pull',
    excerpt: '<p>A thumb, some water, and a decision about the floor.</p>',
    body: `<p>Slow the wheel by half. Put both thumbs in the middle and go straight down, until a pencil’s thickness is left below them. Check with a needle; everyone guesses too thin.</p>
<p>Then draw the thumbs towards you, along the floor, until the hole is as wide as your palm. Run a finger over the floor from the rim to the middle, three times. That is what keeps it from cracking.</p>
<h2>Three pulls</h2>
<p>One hand inside, one outside, fingertips opposite each other and pinching a little. Start at the very bottom and rise as slowly as the second hand of a clock. Do that three times. A fourth pull has never made anything better.</p>
<p>For a bowl, let the inside hand win on the last one.</p>`,
    picture: 'throwing-class-1',
  },
  {
    urlId: 'off-the-wheel',
    title: 'Off the wheel, and then nothing',
    excerpt: '<p>The wire, the board, and two days in which you may not touch it.</p>',
    body: `<p>Take the water out with a sponge. Draw the wire towards you under the foot with the wheel at a standstill. Lift with two dry hands, low down, and do not look at the rim while you do it: it will go oval and come back.</p>
<p>Leave it under a loose bag for two days, until it is as firm as cheddar. Then turn it over and trim what is too thick, which is the bottom third.</p>
<h2>And the fire?</h2>
<p>Bring it by. We fire other people’s bowls on the lower shelf of the first firing, as long as we know what clay they are. If you would rather begin with somebody beside you, there are eight wheels on Thursdays: <a href="/shop/p/throwing-class">the Throwing Class</a>.</p>`,
    picture: 'kiln-shelf',
  },
];

const care: readonly DemoLesson[] = [
  {
    urlId: 'the-first-week',
    title: 'The first week',
    excerpt: '<p>Nothing has to be seasoned, soaked or boiled. Two things are worth doing all the same.</p>',
    body: `<p>Wash it once, by hand, in warm water. There may be a little kiln dust in the foot.</p>
<p>Then turn it over and draw the bare ring of clay across the back of your hand. It should feel like a fingernail file at its very finest. If it feels like anything coarser, rub it on wet sandpaper for half a minute, or send us a note and we will mail you a piece.</p>
<p>After that, use it every day. Pots in cupboards do not get better.</p>`,
    picture: 'journal-morning-cup',
  },
  {
    urlId: 'heat-cold-and-the-dishwasher',
    title: 'Heat, cold and the dishwasher',
    excerpt: '<p>What twelve hundred degrees did to it, your kitchen will not undo.</p>',
    body: `<p>Dishwasher: yes, every day. Microwave: yes. Freezer: yes, if there is room for what is inside to grow.</p>
<p>Oven: yes, but together. Stoneware does not mind heat, it minds being surprised. Put it in cold and let both warm up; and set it down on wood or cloth when it comes out, never on steel or a wet worktop.</p>
<p>Not on a flame or a hob, ever. There is no glaze that likes that, and no potter who promises it.</p>`,
    picture: 'gallery-moss-set',
  },
  {
    urlId: 'when-something-chips',
    title: 'When something chips',
    excerpt: '<p>Tap it with a knuckle and listen: a whole pot rings, a cracked one says tock.</p>',
    body: `<p>A chip on the foot is nothing. A chip on the rim can be rubbed smooth with wet sandpaper, first 240 and then 600; it stays visible and is safe to drink from.</p>
<p>If it says <em>tock</em>, there is a crack somewhere, and hot tea will find it. Retire it to pencils.</p>
<p>If a handle has come off, that is on us, however long ago it was. <a href="/contact">Write to us</a> and we make you another.</p>`,
    picture: 'gallery-speckle',
  },
];

/** The course `/first-bowl`, with a video in its first lesson. Returns its id. */
export function seedCourse(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
  videoFileId: string,
): Promise<string> {
  const head = {
    kind: 'course',
    urlId: 'first-bowl',
    title: 'Throw your first bowl',
    description: courseDescription,
    mainImageId: picture('throwing-class-1'),
  } as const;
  return seedLessons(platform, websiteId, picture, { head, lessons: firstBowl, videoFileId });
}

/** The lessons `/care`. Returns their collection's id. */
export function seedCare(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
): Promise<string> {
  const head = {
    kind: 'lessons',
    urlId: 'care',
    title: 'Looking after your pots',
    description: careDescription,
    mainImageId: picture('gallery-moss-set'),
  } as const;
  return seedLessons(platform, websiteId, picture, { head, lessons: care, videoFileId: null });
}

async function seedLessons(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
  {
    head,
    lessons,
    videoFileId,
  }: {
    readonly head: Parameters<typeof createCollection>[2];
    readonly lessons: readonly DemoLesson[];
    readonly videoFileId: string | null;
  },
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, head);
  for (const [displayIndex, lesson] of lessons.entries())
    await createItem(platform, websiteId, {
      collectionId,
      recordType: lesson.film ? recordTypes.video : recordTypes.text,
      urlId: lesson.urlId,
      title: lesson.title,
      excerpt: lesson.excerpt,
      body: lesson.body,
      displayIndex,
      mainImageId: picture(lesson.picture),
      video:
        lesson.film && videoFileId !== null ? { kind: 'file', assetId: videoFileId, hasOverlay: true } : null,
      commentState: 0,
    });
  return collectionId;
}
