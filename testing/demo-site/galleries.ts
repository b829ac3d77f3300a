import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { block, page, section, type Columns } from './page-builder.ts';

type Picture = (name: DemoPictureName) => string;

/** A page with one gallery; each shows another design. */
export interface DemoGallery {
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  /** Shown where the gallery is linked to. */
  readonly cover: DemoPictureName;
  readonly make: (picture: Picture) => PageDocument;
}

interface Shown {
  readonly name: DemoPictureName;
  readonly title: string;
  readonly description?: string;
}

const opening = (title: string, lead: string, eyebrow = 'Gallery') =>
  section(
    { space: 'normal' },
    block('heading', { text: title, level: 1, size: 'display', eyebrow }, { column: 1, columns: 20 }),
    block('text', { size: 'lead', html: `<p>${lead}</p>` }, { column: 1, columns: 14 }),
  );

const gallery = (
  picture: Picture,
  shown: readonly Shown[],
  settings: Readonly<Record<string, unknown>>,
  place?: Columns,
) =>
  block(
    'gallery',
    {
      pictures: shown.map(({ name, title, description = '' }) => ({
        assetId: picture(name),
        title,
        description,
      })),
      ...settings,
    },
    place,
  );

const atTheTable: readonly Shown[] = [
  { name: 'gallery-still-life', title: 'Tobias’s lunch, before' },
  { name: 'journal-plates-above', title: 'Forty plates, counted twice' },
  { name: 'journal-morning-cup', title: 'Ten to seven' },
  { name: 'dinner-set-2', title: 'Laid for one who is late' },
  { name: 'serving-bowl-2', title: 'Three pears, day four' },
  { name: 'gallery-moss-set', title: 'Moss, from plate to bud vase' },
];

const buckets: readonly Shown[] = [
  {
    name: 'stoneware-mug-oat',
    title: 'Oat',
    description: 'A little tin, a little chalk. The iron comes from below.',
  },
  {
    name: 'stoneware-mug-moss',
    title: 'Moss',
    description: 'Three per cent of copper and twice the iron intended.',
  },
  { name: 'stoneware-mug-ink', title: 'Ink', description: 'Found on a Friday. Blue where it is thick.' },
  { name: 'gallery-drip', title: 'Cream over brown', description: 'Two dips, caught in time.' },
  { name: 'serving-bowl-1', title: 'Speckle', description: 'Oat without the tin, on the darker clay.' },
  {
    name: 'last-vase',
    title: 'Foundry red',
    description: 'No longer made: the pit it was dug from is a lake.',
  },
];

const fromLumpToShelf: readonly Shown[] = [
  {
    name: 'journal-clay-body',
    title: 'Wedged',
    description: 'Two clays, cut and slammed a hundred times, until the spiral is gone.',
  },
  {
    name: 'throwing-class-2',
    title: 'Centred',
    description: 'The quiet minute. Nothing that follows is better than this.',
  },
  {
    name: 'throwing-class-1',
    title: 'Opened',
    description: 'A thumb, some water, and a decision about the floor.',
  },
  {
    name: 'kiln-shelf',
    title: 'Fired once',
    description: 'Hard enough to dip, soft enough to scratch. It drinks like a sponge.',
  },
  {
    name: 'journal-glaze-tiles',
    title: 'Dipped',
    description: 'You count to three, and not to four. The tiles remember the times we did.',
  },
  {
    name: 'about',
    title: 'On the shelf',
    description: 'Twelve days later, an eighth smaller, and there for good.',
  },
];

/** The studio's galleries besides `/gallery`, one for each of the other designs. */
export const demoGalleries: readonly DemoGallery[] = [
  {
    urlId: 'at-the-table',
    title: 'At the table',
    description: 'Our pots where they live: on tables, ours and other people’s.',
    cover: 'journal-plates-above',
    make: (picture) =>
      page(
        opening(
          'At the table',
          'Pots are only half made when they leave the kiln. The other half is breakfast.',
        ),
        section(
          { space: 'small' },
          gallery(picture, atTheTable, {
            label: 'At the table',
            design: 'slideshow',
            aspectRatio: 'widescreen',
            autoplay: true,
            autoplayDuration: 6,
            controls: true,
            indicators: true,
            thumbnails: true,
            thumbnailStripHeight: 80,
            metaPosition: 'bottom-left',
          }),
        ),
      ),
  },
  {
    urlId: 'six-buckets',
    title: 'Six buckets',
    description: 'Every glaze we mix, each on the pot that shows it best.',
    cover: 'journal-glaze-tiles',
    make: (picture) =>
      page(
        opening(
          'Six buckets',
          'Everything in the shop comes out of six buckets, one of them nearly empty. These are they, and what is in them.',
        ),
        section(
          { theme: 'tinted', space: 'normal' },
          gallery(picture, buckets, {
            label: 'Our six glazes',
            design: 'carousel',
            aspectRatio: 'three-four-vertical',
            controls: true,
            padding: 24,
            activeAlignment: 'left',
            lightbox: true,
            lightboxTheme: 'light',
          }),
        ),
      ),
  },
  {
    urlId: 'from-lump-to-shelf',
    title: 'From lump to shelf',
    description: 'A pot from the first cut to the shelf, in six pictures.',
    cover: 'journal-clay-body',
    make: (picture) =>
      page(
        opening('From lump to shelf', 'Twelve days in six pictures, in the order in which they happen.'),
        section(
          { theme: 'dark', space: 'normal' },
          gallery(
            picture,
            fromLumpToShelf,
            { label: 'From lump to shelf', design: 'stacked', padding: 48, autoCrop: false },
            { column: 5, columns: 16 },
          ),
        ),
      ),
  },
];

// In this order the three columns of a wide window have about the same height.
const fromTheKiln: readonly Shown[] = [
  { name: 'gallery-vases', title: 'Four of the same evening' },
  { name: 'gallery-bowls-above', title: 'Nine bowls, nine buckets' },
  { name: 'gallery-handles', title: 'Handles look to the right until they are sold' },
  { name: 'gallery-drip', title: 'Cream over brown, caught in time' },
  { name: 'gallery-still-life', title: 'Tobias’s lunch, before' },
  { name: 'gallery-speckle', title: 'Iron coming up through oat' },
  { name: 'gallery-moss-set', title: 'Moss, from plate to bud vase' },
  { name: 'gallery-planters', title: 'Unglazed, for the ferns' },
];

/** The gallery in the navigation, with links to the others. */
export function galleryPage(
  picture: Picture,
  others: readonly { readonly id: string; readonly cover: DemoPictureName }[],
): PageDocument {
  return page(
    section(
      { space: 'normal' },
      block('heading', { text: 'Gallery', level: 1, size: 'display' }, { column: 1, columns: 20 }),
      block(
        'text',
        {
          size: 'lead',
          html: '<p>Pots from the last few firings. Most have found a home by now; what is left stands in the <a href="/shop">shop</a>.</p>',
        },
        { column: 1, columns: 14 },
      ),
    ),
    section(
      { space: 'small' },
      gallery(picture, fromTheKiln, {
        label: 'From the last few firings',
        design: 'grid',
        thumbnailsPerRow: 3,
        squareThumbs: false,
        padding: 24,
        lightbox: true,
      }),
    ),
    section(
      { theme: 'tinted', space: 'normal' },
      block('heading', { text: 'More to look at', level: 2, size: 'medium' }),
      ...others.map(({ id, cover }, at) =>
        block(
          'content-link',
          { to: { kind: 'collection', collectionId: id }, assetId: picture(cover) },
          { column: at * 8 + 1, columns: 8 },
        ),
      ),
    ),
  );
}
