/** The gzipped JavaScript of each kind of page, compared with its budget. */
export const BUDGETS = [
  { page: 'any page before the first touch', islands: [], limit: 15_000 },
  { page: 'content page', islands: [], limit: 12_000 },
  { page: 'content page with a gallery, untouched', islands: [], parts: ['watch-galleries'], limit: 12_000 },
  // What watches the rules of a pop-up; the pop-up itself is loaded when one is met.
  { page: 'content page with a pop-up, not due', islands: [], parts: ['watch-popup'], limit: 12_000 },
  { page: 'content page with a form, untouched', islands: [], limit: 12_000 },
  { page: 'content page with a form of steps and files, untouched', islands: [], limit: 12_000 },
  // What is loaded up to sending it. The captcha's badge and puzzle are loaded on demand on top.
  { page: 'content page with a form, filled in', islands: ['site-form'], limit: 85_000 },
  { page: 'content page with a form of steps and files, filled in', islands: ['long-form'], limit: 85_000 },
  { page: 'content page, searched from', islands: [], parts: ['open-search'], limit: 15_000 },
  // A list reports the visit without interaction.
  { page: 'products list before the first touch', islands: [], parts: ['record-event'], limit: 15_000 },
  { page: 'products list, added from', islands: [], parts: ['add-from-grid'], limit: 85_000 },
  // What is loaded up to adding a product to the cart; dialogs are loaded on demand on top.
  {
    page: 'products list, added from a quick view',
    islands: ['product-purchase'],
    parts: ['add-from-grid', 'run-add', 'record-event'],
    limit: 85_000,
  },
  {
    page: 'product page, added from',
    islands: ['product-purchase'],
    parts: ['watch-product-page', 'run-add', 'record-event'],
    limit: 85_000,
  },
  {
    page: 'cart, a quantity changed',
    islands: ['cart-page'],
    parts: ['calculate-changes', 'record-event'],
    limit: 85_000,
  },
  {
    page: 'checkout, paid',
    islands: ['checkout-form'],
    parts: ['record-event'],
    limit: 85_000,
  },
];

/** Chunks with a budget of their own, of what is loaded although most visitors never need it. */
const CHUNKS = [{ page: 'the rules of a pop-up by themselves', part: 'watch-popup', limit: 1_024 }];

/** Sentences of other languages are longer than the English ones, so their pages may weigh a little more. */
export const LANGUAGE_SLACK = 1.05;

const ENTRY = 'boot.ts';
const HYDRATE = 'islands/hydrate-island.tsx';

/**
 * Weighs each kind of page, and the chunks with a budget of their own. `manifest` is Vite's; `weigh` returns a built
 * file's gzipped size in bytes. Returns one row per budget: `{ page, bytes, limit, isOver }`.
 */
export function weighPages(manifest, weigh) {
  const pages = BUDGETS.map(({ page, islands, parts = [], limit }) => {
    const starts = [
      ENTRY,
      ...(islands.length > 0 ? [HYDRATE] : []),
      ...islands.map((name) => `islands/${name}.island.tsx`),
      ...parts.map((name) => partOf(manifest, name)),
    ];
    const files = new Set(starts.flatMap((key) => filesOf(manifest, key)));
    const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
    return { page, bytes, limit, isOver: bytes > limit };
  });
  const chunks = CHUNKS.map(({ page, part, limit }) => {
    const bytes = weigh(fileOf(manifest, partOf(manifest, part)));
    return { page, bytes, limit, isOver: bytes > limit };
  });
  return [...pages, ...chunks];
}

/** The file of a chunk by itself. */
function fileOf(manifest, key) {
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`the storefront's manifest.json has no ${key}; correct scripts/page-weight.mjs`);
  return chunk.file;
}

/** A chunk and its static imports, as file names. */
function filesOf(manifest, start) {
  const seen = new Set([start]);
  for (const key of seen) {
    fileOf(manifest, key);
    for (const next of manifest[key].imports ?? []) seen.add(next);
  }
  return [...seen].map((key) => fileOf(manifest, key));
}

/** The key of the chunk of this name, an entry or a shared one. */
function partOf(manifest, name) {
  return Object.keys(manifest).find((key) => manifest[key].name === name) ?? name;
}
