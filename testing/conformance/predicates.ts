import { asks, type Golden } from './golden.ts';

/** The language's twelve core predicates. */
const core: readonly Golden[] = [
  asks('debug?', '', { debug: true }, true),
  asks('debug?', '', {}, false),
  asks('equal?', 'a 1', { a: 1 }, true),
  asks('equal?', 'a "1"', { a: 1 }, false),
  asks('equal?', 'a b', { a: [1, { c: 2 }], b: [1, { c: 2 }] }, true),
  asks('equal?', 'a b', { a: { c: 1 }, b: { c: 1, d: 2 } }, false),
  asks('equal?', '', { a: 1 }, false),
  { of: 'equal?', template: '{.section a}{.equal? 5}yes{.end}{.end}', json: { a: 5 }, html: 'yes' },
  asks('notEqual?', 'a 1', { a: 2 }, true),
  asks('notEqual?', 'a b', { a: [1], b: [1] }, false),
  asks('greaterThan?', 'a 2', { a: 3 }, true),
  asks('greaterThan?', 'a 3', { a: 3 }, false),
  asks('greaterThan?', 'a "b"', { a: 'c' }, true),
  asks('greaterThan?', '', { a: 3 }, false),
  asks('greaterThanOrEqual?', 'a 3', { a: 3 }, true),
  asks('greaterThanOrEqual?', 'a 4', { a: 3 }, false),
  asks('lessThan?', 'a 4', { a: 3 }, true),
  asks('lessThan?', 'a 3', { a: 3 }, false),
  asks('lessThanOrEqual?', 'a 3', { a: 3 }, true),
  asks('lessThanOrEqual?', 'a 2', { a: 3 }, false),
  asks('even?', 'a', { a: -2 }, true),
  asks('even?', 'a', { a: '2' }, false),
  asks('odd?', 'a', { a: 3 }, true),
  asks('odd?', 'a', { a: 2 }, false),
  asks('nth?', 'a 3', { a: 6 }, true),
  asks('nth?', 'a 3', { a: 7 }, false),
  asks('nth?', 'a 0', { a: 7 }, false),
  {
    of: 'singular?',
    template: '{.section a}{.singular?}yes{.or}no{.end}{.end}',
    json: { a: 1 },
    html: 'yes',
  },
  { of: 'singular?', template: '{.section a}{.singular?}yes{.or}no{.end}{.end}', json: { a: 2 }, html: 'no' },
  { of: 'plural?', template: '{.section a}{.plural?}yes{.or}no{.end}{.end}', json: { a: 2 }, html: 'yes' },
  { of: 'plural?', template: '{.section a}{.plural?}yes{.or}no{.end}{.end}', json: { a: 1 }, html: 'no' },
];

const morning = Date.UTC(2026, 2, 2, 1);
const evening = Date.UTC(2026, 2, 2, 23, 59);

const content: readonly Golden[] = [
  asks('calendar-view?', '', { calendarView: true }, true),
  asks('calendar-view?', '', {}, false),
  asks('child-images?', '', { items: [{ mainImageId: 'p' }] }, true),
  asks('child-images?', '', { items: [{ systemDataId: 'p' }] }, true),
  asks('child-images?', '', { items: [{}, { mainImageId: 'p' }] }, false),
  asks('clickable?', '', {}, true),
  asks('clickable?', '', { folderBehavior: null }, true),
  asks('clickable?', '', { folderBehavior: 1 }, true),
  asks('clickable?', '', { folderBehavior: 2 }, true),
  asks('clickable?', '', { folderBehavior: 3 }, false),
  asks('clickable?', '', { folderBehavior: 4 }, false),
  asks('collection?', '', { collection: { id: 'c' } }, true),
  asks('collection?', '', {}, false),
  asks('collection-page?', '', { collection: { type: 10 } }, true),
  asks('collection-page?', '', { collection: { type: 1 } }, false),
  asks('collection-template-page?', '', { collection: { type: 7 } }, true),
  asks('collection-template-page?', '', { type: 7 }, true),
  asks('collection-template-page?', '', { collection: { type: 10 }, type: 7 }, false),
  asks('collectionTypeNameEquals?', 'blog', { typeName: 'blog' }, true),
  asks('collectionTypeNameEquals?', 'blog', { typeName: 'events' }, false),
  asks('excerpt?', '', { excerpt: '<p>a</p>' }, true),
  asks('excerpt?', '', { excerpt: { html: '<p>a</p>' } }, true),
  asks('excerpt?', '', { excerpt: '<p> \u00a0\u200b</p>' }, false),
  asks('excerpt?', '', {}, false),
  asks('external-link?', '', { externalLink: 'https://example.com' }, true),
  asks('external-link?', '', { externalLink: '' }, false),
  asks('folder?', '', { collection: { folder: true } }, true),
  asks('folder?', '', { collection: { folder: false } }, false),
  asks('gallery-meta?', '', { options: { controls: true } }, true),
  asks('gallery-meta?', '', { options: { indicators: true } }, true),
  asks('gallery-meta?', '', { options: { controls: false } }, false),
  asks('has-multiple?', '', { a: 1, b: 2 }, true),
  {
    of: 'has-multiple?',
    template: '{.section a}{.has-multiple?}yes{.or}no{.end}{.end}',
    json: { a: [1] },
    html: 'no',
  },
  asks('index?', '', { collection: { folder: true, folderBehavior: 1 } }, true),
  asks('index?', '', { collection: { folder: true, folderBehavior: 2 } }, false),
  asks('location?', '', { location: { mapLat: 51, mapLng: -3 } }, true),
  asks('location?', '', { location: { mapLat: 51 } }, false),
  asks('main-image?', '', { mainImageId: 'p' }, true),
  asks('main-image?', '', { systemDataId: 'p' }, true),
  asks('main-image?', '', {}, false),
  asks('passthrough?', '', { passthrough: true, sourceUrl: 'https://example.com' }, true),
  asks('passthrough?', '', { passthrough: true, sourceUrl: '' }, false),
  asks('redirect?', '', { folderBehavior: 2 }, true),
  asks('redirect?', '', { folderBehavior: 1 }, false),
  asks('folder-behavior-none?', '', { folderBehavior: 3 }, true),
  asks('folder-behavior-none?', '', { collection: { folderBehavior: 2 } }, false),
  asks('folder-behavior-variation?', '', { collection: { folderBehavior: 4 } }, true),
  asks('folder-behavior-variation?', '', { folderBehavior: 1 }, false),
  asks('same-day?', '', { startDate: morning, endDate: evening }, true),
  asks('same-day?', '', { startDate: morning, endDate: evening + 60_000 }, false),
  asks('same-day?', '', { startDate: 1e300, endDate: 1e300 }, false),
  asks('serviceNameEmail?', '', { serviceName: 'email' }, true),
  asks('serviceNameEmail?', '', { serviceName: 'facebook' }, false),
  asks('show-past-events?', '', { showPastOrUpcomingEvents: 'past' }, true),
  asks('show-past-events?', '', { showPastOrUpcomingEvents: 'upcoming' }, false),
];

/** A gallery's options: `gallery-<option>-<value>?`. */
const gallery = (
  [
    ['design', ['grid', 'slideshow', 'slider', 'stacked']],
    ['meta-position', ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']],
    ['active-alignment', ['center', 'left', 'right']],
  ] as const
).flatMap(([option, values]) =>
  values.flatMap((value) => [
    asks(`gallery-${option}-${value}?`, '', { options: { [option]: value } }, true),
    asks(`gallery-${option}-${value}?`, '', { options: { [option]: 'other' } }, false),
  ]),
);
const switches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
].flatMap((name) => [
  asks(`gallery-${name}?`, '', { options: { [name]: true } }, true),
  asks(`gallery-${name}?`, '', { options: { [name]: false } }, false),
  asks(`gallery-${name}?`, '', {}, false),
]);

/** Record types by code. */
const records = Object.entries({
  undefined: -1,
  text: 1,
  chat: 6,
  audio: 7,
  review: 10,
  'store-item': 11,
  event: 12,
  thread: 13,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
}).flatMap(([name, recordType]) => [
  asks(`${name}?`, '', { recordType }, true),
  asks(`${name}?`, '', { recordType: 99 }, false),
]);
/** Those with which a post can be promoted as well. */
const promotedRecords = Object.entries({
  video: 8,
  'external-video': 8,
  image: 2,
  quote: 4,
  link: 5,
  gallery: 14,
}).flatMap(([name, recordType]) => [
  asks(`${name}?`, '', { recordType }, true),
  asks(`${name}?`, '', { recordType: 1, promotedBlockType: name.replace('external-', '') }, true),
  asks(`${name}?`, '', { recordType: 1 }, false),
]);
const promoted = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
].flatMap((promotedBlockType) => [
  asks(`promoted${promotedBlockType.toUpperCase()}?`, '', { promotedBlockType }, true),
  asks(`promoted${promotedBlockType.toUpperCase()}?`, '', { promotedBlockType: 'other' }, false),
]);
const backgrounds = Object.entries({ undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 }).flatMap(
  ([name, backgroundSource]) => [
    asks(`background-source-${name}?`, '', { backgroundSource }, true),
    asks(`background-source-${name}?`, '', { backgroundSource: 9 }, false),
  ],
);

const variant = (value: string, more: object = {}) => ({
  priceMoney: { value, currency: 'USD' },
  qtyInStock: 1,
  ...more,
});
const product = (productType: number, ...variants: object[]) => ({
  structuredContent: { productType, variants },
});

const commerceAndOthers: readonly Golden[] = [
  asks('has-variants?', '', product(1, variant('1.00'), variant('1.00')), true),
  asks('has-variants?', '', product(1, variant('1.00')), false),
  asks('has-variants?', '', product(2, variant('1.00'), variant('1.00')), false),
  asks('on-sale?', '', product(1, variant('1.00'), variant('1.00', { onSale: true })), true),
  asks('on-sale?', '', product(1, variant('1.00')), false),
  asks('sold-out?', '', product(1, variant('1.00', { qtyInStock: 0 })), true),
  asks('sold-out?', '', product(1, variant('1.00', { qtyInStock: 0, unlimited: true })), false),
  asks('sold-out?', '', product(4, variant('1.00', { qtyInStock: 0 })), false),
  asks('varied-prices?', '', product(1, variant('1.00'), variant('2.00')), true),
  asks('varied-prices?', '', product(1, variant('1.00'), variant('1.00')), false),
  asks('comments?', '', { commentState: 1 }, true),
  asks('comments?', '', { commentState: 0, publicCommentCount: 1 }, true),
  asks('comments?', '', { commentState: 0, publicCommentCount: 0 }, false),
  asks('comments?', '', { commentState: 1, websiteSettings: { commentsEnabled: false } }, false),
  asks('comments?', '', { commentState: 1, websiteSettings: { commentsEnabled: true } }, true),
  asks('disqus?', '', { websiteSettings: { disqusShortname: 'fern' } }, true),
  asks('disqus?', '', { websiteSettings: { disqusShortName: 'fern' } }, true),
  asks('disqus?', '', {}, false),
  asks('likes?', '', { websiteSettings: { simpleLikingEnabled: true } }, true),
  asks('likes?', '', {}, false),
  asks('current-type?', 'gallery', { currentType: 5 }, true),
  asks('current-type?', 'heading', { currentType: 5 }, false),
  asks('current-type?', 'nothing', { currentType: 5 }, false),
  asks('units-metric?', '', { website: { measurementStandard: 2 } }, true),
  asks('units-metric?', '', { website: { measurementStandard: 1, language: 'de-DE' } }, false),
  asks('units-metric?', '', { website: { language: 'en-GB' } }, true),
  asks('units-metric?', '', { website: { language: 'en-US' } }, false),
];

/** Every predicate. */
export const predicates: readonly Golden[] = [
  ...core,
  ...content,
  ...gallery,
  ...switches,
  ...records,
  ...promotedRecords,
  ...promoted,
  ...backgrounds,
  ...commerceAndOthers,
];
