import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { NavigationItem } from './host-data.ts';
import { type ContextObject, itemContext } from '../formatters/item-context.ts';
import type { CustomType } from './theme-conf.ts';

const picture = (number: number, width: number, height: number): PictureView => ({
  id: `0189000${number}-0000-7000-8000-00000000000a`,
  assetUrl: `/media/0189000${number}-0000-7000-8000-00000000000a/picture.webp`,
  width,
  height,
  altText: 'A bowl on a table, seen "from above" & lit from the left',
  focalPoint: { x: 0.4, y: 0.6 },
  colorData: {
    topLeft: 'a8482f',
    topRight: 'faf7f2',
    bottomLeft: '221d18',
    bottomRight: '56654a',
    center: 'ded6ca',
  },
  widths: [100, 300, 500, 750, 1000, 1500],
});

const pictures = [picture(1, 1600, 1200), picture(2, 1200, 1600), picture(3, 1600, 900)];
const [first = picture(1, 1600, 1200)] = pictures;
const DAY = 86_400_000;

const id = (number: number): string => `0189000${number}-0000-7000-8000-000000000001`;

/** Items of every kind a template may meet. `now` in milliseconds since the epoch. */
function sampleItems(now: number): readonly ItemView[] {
  const common = {
    excerpt: '<p>A few words & more.</p>',
    body: '<h2>A heading</h2><p>Some text with a <a href="/">link</a>.</p>',
    mainImage: first,
    images: pictures,
    tags: ['clay', 'new'],
    categories: ['Workshop', 'Ink & paper'],
    publishOn: now - DAY,
    author: {
      id: '01890000-0000-7000-8000-0000000000a1',
      urlId: 'rowan',
      displayName: 'Rowan <Kiln>',
      bio: '<p>Writes.</p>',
      websiteUrl: 'https://example.com/',
      pictureId: null,
    },
    publicCommentCount: 2,
    likeCount: 3,
  };
  return [
    anItem({ ...common, id: id(1), title: 'A post with "quotes" & <angles>', featured: true }),
    anItem({ id: id(2), urlId: 'bare', fullUrl: '/journal/bare', title: 'A bare post', publishOn: now }),
    anItem({
      ...common,
      id: id(3),
      urlId: 'link',
      recordType: 5,
      sourceUrl: 'https://example.com/',
      passthrough: true,
      promotedBlock: 'link',
    }),
    anItem({
      ...common,
      id: id(4),
      urlId: 'event',
      recordType: 12,
      title: 'An event',
      startDate: now + DAY,
      endDate: now + DAY + 7_200_000,
      location: {
        addressLine1: '1 Kiln Lane',
        addressLine2: 'Asheville, NC',
        addressCountry: 'US',
        mapLat: 35.6,
        mapLng: -82.5,
      },
    }),
    anItem({ ...common, id: id(5), urlId: 'picture', recordType: 2, title: 'A picture' }),
    anItem({
      ...common,
      id: id(6),
      urlId: 'bowl',
      fullUrl: '/shop/p/bowl',
      recordType: 11,
      title: 'A bowl',
      product: {
        id: id(6),
        title: 'A bowl',
        type: 'physical',
        variantOptions: ['Colour'],
        variants: ['Moss', 'Oat'].map((colour, at) => ({
          id: id(7 + at),
          sku: `BOWL-${colour}`,
          attributes: { Colour: colour },
          priceMinor: 2400 + at * 600,
          onSale: at === 1,
          salePriceMinor: 2500,
          unlimited: false,
          qtyInStock: at,
          imageId: null,
        })),
        subscriptionPlan: null,
        customForm: null,
        customAddButtonText: null,
      },
    }),
  ];
}

const customContent = ({ fields }: CustomType): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, type }) => [
      name,
      type === 'checkbox' ? true : type === 'image' ? { assetUrl: first.assetUrl } : `A ${name} & more`,
    ]),
  );

/** A complete page context with content of every kind, for checking themes. */
export function sampleContext(
  now: number,
  typeName: string,
  customTypes: readonly CustomType[],
): ContextObject {
  const custom = customTypes.find(({ name }) => name === typeName) ?? customTypes[0];
  const items = sampleItems(now).map((item) =>
    itemContext({ ...item, customContent: custom === undefined ? {} : customContent(custom) }, 'USD', now),
  );
  const product = typeName === 'products' || typeName.startsWith('product');
  const event = typeName === 'events';
  const collection = {
    id: '01890000-0000-7000-8000-0000000000c1',
    title: 'A collection',
    navigationTitle: 'A collection',
    urlId: 'journal',
    fullUrl: '/journal',
    type: product ? 13 : typeName === 'page' ? 10 : 1,
    typeName,
    description: '<p>What it is about.</p>',
    itemCount: 40,
    updatedOn: now,
    folder: typeName === 'index',
    ...(typeName === 'index' ? { folderBehavior: 1, index: true } : {}),
    regionName: '',
  };
  const collections = [
    { ...collection, typeName: 'page', urlId: 'about', mainContent: '<p>About.</p>', items: [] },
    { ...collection, typeName: 'gallery', urlId: 'plates', mainContent: '', items },
  ];
  const address = { fullUrl: '/journal/next', title: 'The next one' };
  return {
    website: {
      id: '01890000-0000-7000-8000-0000000000d1',
      identifier: 'sample',
      siteTitle: 'Sample & Co',
      siteTagLine: 'A line about it',
      siteDescription: '<p>What this site is.</p>',
      baseUrl: 'http://localhost',
      language: 'en-US',
      timeZone: 'America/New_York',
      contactEmail: 'owner@example.com',
      address: ['1 Kiln Lane', 'Asheville'],
      shareButtonOptions: ['facebook', 'pinterest'],
      socialAccounts: [],
    },
    websiteSettings: {
      commentsEnabled: true,
      simpleLikingEnabled: true,
      shareButtonOptions: ['facebook'],
      storeSettings: { storeCurrency: 'USD', selectedCurrency: 'USD' },
    },
    collection: typeName === 'index' ? { ...collection, collections } : collection,
    collections,
    items,
    // Products are found by object identity: a copy would not be an item of the site.
    item: product ? items[5] : { ...(event ? items[3] : items[0]), commentsHtml: '' },
    shoppingCart: null,
    pagination: {
      page: 2,
      pageCount: 3,
      pageSize: 20,
      totalItems: 40,
      prevPage: true,
      nextPage: true,
      prevPageUrl: '/journal',
      nextPageUrl: '/journal?page=3',
      prevItem: address,
      nextItem: address,
    },
  };
}

const page = (title: string, urlId: string, items?: readonly NavigationItem[]): NavigationItem => ({
  title,
  url: `/${urlId}`,
  collectionId: '01890000-0000-7000-8000-0000000000c1',
  urlId,
  type: 1,
  typeName: 'page',
  ...(items === undefined ? {} : { items }),
});

/** A navigation with a page, a nested folder, and an external link. */
export const sampleNavigation: readonly NavigationItem[] = [
  page('Journal', 'journal'),
  page('About', 'about', [page('People', 'people'), page('More', 'more', [page('Press', 'press')])]),
  { title: 'Elsewhere', externalUrl: 'https://example.com/', newWindow: true },
];
