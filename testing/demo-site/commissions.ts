import { createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

const commissionsDescription =
  'Four things we made because somebody asked, and asked again. We take on two or three a year.';

interface DemoCommission {
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  /** The first is shown in the list. */
  readonly pictures: readonly [DemoPictureName, ...DemoPictureName[]];
}

const demoCommissions: readonly DemoCommission[] = [
  {
    urlId: 'forty-plates-for-alder-row',
    title: 'Forty plates for Alder Row',
    excerpt: '<p>A restaurant with nine tables, and a cook who counts.</p>',
    body: `<p>Alder Row has nine tables and one cook, Ines, who plates everything herself. She did not bring a drawing. She brought a saucepan of sauce and asked us to find out where it stops.</p>
<p>It stops at a rim that rises eleven millimetres, not nine. We threw four trial plates, she cooked on them for a month, and the third came back with a chip and a note: <em>this one, but it has to fit my dishwasher</em>. So the plate lost a centimetre and kept its rim.</p>
<h2>What they are</h2>
<ul>
<li>Forty dinner plates, 26 cm, in oat, moss and foundry red</li>
<li>Twelve bowls for broth, thrown from the same weight of clay</li>
<li>Four spares, which live on a shelf here until they are needed. Two have been</li>
</ul>`,
    tags: ['tableware'],
    pictures: ['journal-plates-above', 'dinner-set-2', 'gallery-bowls-above'],
  },
  {
    urlId: 'a-mug-for-each-voice',
    title: 'A mug for each voice',
    excerpt: '<p>Soprano, alto, tenor, bass: thirty-one singers and four glazes.</p>',
    body: `<p>The choir at St. Brendan’s drinks tea in the break, and after the break nobody knows whose mug is whose. They asked for thirty-one mugs with names. We offered thirty-one mugs without, in four glazes, and a promise that a singer can learn a colour.</p>
<p>Red for the sopranos, oat for the altos, moss for the tenors, ink for the basses. All the handles are pulled a finger wider than usual, because the hall is cold and people keep their gloves on.</p>
<p>The basses lost two in the first winter. The altos have all of theirs.</p>`,
    tags: ['tableware'],
    pictures: ['gallery-handles', 'stoneware-mug-detail', 'journal-morning-cup', 'stoneware-mug-ink'],
  },
  {
    urlId: 'ferns-for-a-stairwell',
    title: 'Ferns for a stairwell',
    excerpt: '<p>Nine planters for a library, and the ferns from our wall to go in them.</p>',
    body: `<p>The library on Lyman Street has a stairwell with a north window and nothing in it. Ferns like that. People do not, so the planters were to make them look up.</p>
<p>They are thrown in two parts and joined at the shoulder, the largest as wide as our kiln door with a finger to spare. The clay is left bare outside so that it breathes, and glazed inside so that it does not weep on the stairs.</p>
<p>The ferns are cuttings from the one beside our door, which was there before us and did not mind.</p>`,
    tags: ['large'],
    pictures: ['gallery-planters', 'kiln-shelf', 'journal-clay-body'],
  },
  {
    urlId: 'vases-for-a-waiting-room',
    title: 'Vases for a waiting room',
    excerpt: '<p>A dentist who wanted something to look at that was not a poster of teeth.</p>',
    body: `<p>Dr. Okafor asked for vases that stay interesting for as long as a person waits, which she had timed: fourteen minutes on a good day. They had to be heavy enough for elbows and could not be white.</p>
<p>We made four that belong together without matching. Each has the glaze of its neighbour in a thin line under the lip, where you find it at about minute nine.</p>
<p>The twigs are changed by whoever has the first appointment on Mondays. It has become a thing people ask for.</p>`,
    tags: ['large'],
    pictures: ['gallery-vases', 'last-vase', 'gallery-speckle', 'gallery-drip'],
  },
];

/** The portfolio `/commissions`. Returns its id. */
export async function seedCommissions(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'portfolio',
    urlId: 'commissions',
    title: 'Commissions',
    description: commissionsDescription,
    mainImageId: picture('gallery-vases'),
  });
  for (const [displayIndex, work] of demoCommissions.entries())
    await createItem(platform, websiteId, {
      collectionId,
      recordType: 1,
      urlId: work.urlId,
      title: work.title,
      excerpt: work.excerpt,
      body: work.body,
      tags: [...work.tags],
      displayIndex,
      mainImageId: picture(work.pictures[0]),
      imageIds: work.pictures.map(picture),
      commentState: 0,
    });
  return collectionId;
}
