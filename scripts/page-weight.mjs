/** What a visitor's browser loads, in gzipped bytes of JavaScript, against the budgets of the house. */
export const BUDGETS = [
  { page: 'any page before the first touch', islands: [], limit: 15_000 },
  { page: 'content page', islands: [], limit: 12_000 },
  { page: 'products list', islands: [], limit: 85_000 },
  { page: 'product page, everything', islands: ['product-purchase'], limit: 85_000 },
  { page: 'cart, everything', islands: ['cart-page'], limit: 85_000 },
  { page: 'checkout, everything', islands: ['checkout-form'], limit: 85_000 },
];

const ENTRY = 'boot.ts';
const HYDRATE = 'islands/hydrate-island.tsx';

/**
 * Weighs each kind of page. `manifest` is Vite's; `weigh` answers a built file's gzipped size in bytes.
 * Returns one row a budget: `{ page, bytes, limit, isOver }`.
 */
export function weighPages(manifest, weigh) {
  return BUDGETS.map(({ page, islands, limit }) => {
    const starts = [
      ENTRY,
      ...(islands.length > 0 ? [HYDRATE] : []),
      ...islands.map((name) => `islands/${name}.island.tsx`),
    ];
    const files = new Set(starts.flatMap((key) => filesOf(manifest, key)));
    const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
    return { page, bytes, limit, isOver: bytes > limit };
  });
}

/** A chunk and all that it imports at once, as file names. */
function filesOf(manifest, start) {
  const seen = new Set([start]);
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined)
      throw new Error(`dist/storefront/manifest.json has no ${key}; correct scripts/page-weight.mjs`);
    for (const next of chunk.imports ?? []) seen.add(next);
  }
  return [...seen].map((key) => manifest[key].file);
}
