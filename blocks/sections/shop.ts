import {
  block,
  button,
  ofList,
  pathOf,
  section,
  text,
  type DraftBlock,
  type At,
  type SectionGroup,
  type SectionSite,
} from './section-draft.ts';

/** One product to buy, half made where the site sells nothing yet. */
function product(site: SectionSite, at: At, props: Readonly<Record<string, unknown>>): DraftBlock {
  const [itemId] = site.products;
  return block('product', at, { ...(itemId === undefined ? {} : { itemId }), ...props });
}

/** Sections that sell. */
export const shop: SectionGroup = {
  name: 'Shop',
  sections: [
    {
      name: 'Four products',
      words: ['new', 'grid', 'buy', 'store'],
      make: (site) =>
        section(
          {},
          ofList(site, 'products', 'summary', [1, 24, 1, 22], {
            title: 'New in the shop',
            limit: 4,
            columns: 4,
            more: { label: 'See everything', href: pathOf(site, 'products') },
          }),
        ),
    },
    {
      name: 'Products to scroll through',
      words: ['carousel', 'slider', 'buy', 'store'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          ofList(site, 'products', 'summary', [1, 24, 1, 26], {
            title: 'People also like',
            limit: 10,
            columns: 4,
            layout: 'carousel',
            more: { label: 'To the shop', href: pathOf(site, 'products') },
          }),
        ),
    },
    {
      name: 'One product, large',
      words: ['buy', 'featured', 'store', 'add to cart'],
      make: (site) =>
        section({ space: 'large' }, product(site, [1, 24, 1, 30], { eyebrow: 'Our favorite right now' })),
    },
    {
      name: 'Words beside products',
      words: ['collection', 'season', 'store', 'intro'],
      make: (site) =>
        section(
          {},
          text(
            [1, 7, 1, 8],
            '<h2>Chosen for this season</h2><p>Say what these have in common: a color, a use, or the time of the year they are made for.</p>',
            {},
            { y: 'start' },
          ),
          button(
            [1, 7, 10, 7],
            'To the shop',
            pathOf(site, 'products'),
            { look: 'secondary' },
            { y: 'start' },
          ),
          ofList(site, 'products', 'summary', [9, 16, 1, 16], { limit: 3, columns: 3 }),
        ),
    },
    {
      name: 'What every order comes with',
      words: ['shipping', 'returns', 'trust', 'delivery'],
      make: () =>
        section(
          { theme: 'tinted', space: 'small' },
          text(
            [1, 8, 1, 4],
            '<h2 data-style="4">Packed well</h2><p>Say how things travel and how soon they are on their way.</p>',
            {},
            { y: 'start' },
          ),
          text(
            [9, 8, 1, 4],
            '<h2 data-style="4">Easy to return</h2><p>Say how many days there are to change one’s mind.</p>',
            {},
            { y: 'start' },
          ),
          text(
            [17, 8, 1, 4],
            '<h2 data-style="4">People who answer</h2><p>Say how to reach you when something is not right.</p>',
            {},
            { y: 'start' },
          ),
        ),
    },
  ],
};
