import { createProduct } from '@vitrine/server/modules/catalog/index.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { block, page, section } from './page-builder.ts';

export const supportDescription = 'Help bring a second-hand kiln to the evening classes on Foundry Lane.';

/** The donation product. It is not listed in the shop; the page /support links to it. Returns the item's id. */
export async function seedKilnFund(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'products',
    urlId: 'funds',
    title: 'Funds',
    description: supportDescription,
    // Donations are made at /support, which is also its search result.
    seo: { hidden: true },
  });
  const result = await createProduct(platform, websiteId, {
    item: {
      collectionId,
      urlId: 'kiln-fund',
      title: 'Kiln Fund',
      excerpt:
        '<p>A second-hand kiln for the Thursday classes, so that what people throw on one Thursday can be glazed on the next.</p>',
      body: `<p>Our two kilns are full of orders most weeks, and the pots of the evening classes wait for a gap. There is a used one for sale in Marion that would end the waiting. Whatever comes in goes to it, its shelves and the electrician.</p>
<h2>Good to know</h2>
<ul>
<li>We are a shop, not a charity: gifts to the fund cannot be deducted from tax</li>
<li>Give a name and we letter it on the wall behind the kiln; give none and we thank you anyway</li>
</ul>`,
      imageIds: [picture('kiln-shelf')],
      mainImageId: picture('kiln-shelf'),
    },
    type: 'service',
    customAddButtonText: 'Give to the fund',
    selling: {
      taxClass: 'none',
      buyNow: false,
      donation: { suggestedMinor: [1000, 2500, 5000], minimumMinor: 200, maximumMinor: 100_000 },
    },
    variants: [{ sku: 'FUND-KILN', priceMinor: 200, stock: null }],
  });
  if (!result.ok) throw new Error(`the demo fund was refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function supportPage(picture: (name: DemoPictureName) => string, fundId: string): PageDocument {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'A kiln for Thursdays', level: 1, size: 'display', eyebrow: 'The Kiln Fund' },
        { column: 1, columns: 20 },
      ),
    ),
    section(
      { space: 'none' },
      block(
        'text',
        {
          html: `<p>Every Thursday eight people leave something behind on our drying racks. Then it waits: our two kilns are full of orders most weeks, and a bowl from March comes out of the fire in May.</p>
<p>There is a used kiln for sale in Marion. It needs new elements, a lid hinge and an electrician who is not afraid of three-phase. We have put aside a third of it.</p>
<p>Give what you like. Leave a name and we letter it on the wall behind the kiln.</p>`,
        },
        { column: 1, columns: 12 },
      ),
      block(
        'donation',
        { itemId: fundId, title: 'Give to the fund', text: 'Paid once, by card. No account needed.' },
        { column: 15, columns: 10 },
      ),
    ),
    section({ space: 'large' }, block('image', { assetId: picture('kiln-shelf'), ratio: '21:9' })),
  );
}
