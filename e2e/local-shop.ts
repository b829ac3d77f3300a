import { aRate, deliveryTo } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import { randomUUID } from 'node:crypto';
import { createProduct } from '@vitrine/server/modules/catalog/index.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import { createWebsite, updateSettings } from '@vitrine/server/modules/websites/index.ts';
import { openPlatform, type OpenPlatform } from '@vitrine/server/open-platform.ts';
import { readSettings } from '@vitrine/server/read-settings.ts';
import { page, section, block } from '@vitrine/testing/demo-site/page-builder.ts';
import { shopFolder } from './owner.ts';
import { shopPort } from './shop-address.ts';

/** What a website sells and says in its own language. */
export interface LocalContent {
  /** A language tag. */
  readonly language: string;
  readonly title: string;
  readonly home: { readonly title: string; readonly text: string };
  readonly shop: { readonly urlId: string; readonly title: string };
  readonly product: {
    readonly urlId: string;
    readonly title: string;
    readonly text: string;
    readonly option: string;
    readonly values: readonly [string, string];
  };
  readonly country: string;
  readonly tax: { readonly name: string; readonly rate: number };
  readonly delivery: readonly { readonly name: string; readonly description: string }[];
}

export interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A website beside the demo shop, on the same server. */
export interface LocalShop {
  readonly origin: string;
  /** The mails it has written, oldest first. */
  mails(): Promise<readonly SentMail[]>;
}

/** The database and files of this worker's shop, as the command line opens them beside a running server. */
export function openShopPlatform(): Promise<OpenPlatform> {
  const settings = readSettings({ VITRINE_DATA: shopFolder() }, shopFolder());
  return openPlatform(settings, (_, work) => work(), { alongsideServer: true });
}

/** Makes a website with a home page and one product of two variants, at 1,234.50 and 28.00. */
export async function openLocalShop(platform: OpenPlatform, content: LocalContent): Promise<LocalShop> {
  const { language, title, home, shop, product, country } = content;
  // A test that is repeated has another website.
  const name = `${language}-${randomUUID().slice(0, 8)}`.toLowerCase();
  const host = `${name}.localhost:${shopPort}`;
  const websiteId = await createWebsite(platform, {
    identifier: name,
    title,
    hosts: [host],
    settings: {
      theme: 'atelier',
      tagLine: '',
      description: '',
      language,
      timeZone: 'Europe/Paris',
      contactEmail: 'shop@example.com',
      address: [],
      mainNavigation: [],
      footerNavigation: [],
      store: {
        currency: 'EUR',
        pricesIncludeTax: true,
        taxRules: [{ ...content.tax, country, region: '', appliesToDelivery: true }],
        delivery: deliveryTo(
          [country],
          content.delivery.map((option, at) =>
            aRate({ ...option, id: `option-${at}`, priceMinor: 690 + 600 * at }),
          ),
        ),
      },
    },
  });
  const homeCollectionId = await createCollection(platform, websiteId, {
    kind: 'page',
    urlId: '',
    title: home.title,
    document: page(section({}, block('text', { html: `<h1>${home.title}</h1><p>${home.text}</p>` }))),
  });
  const collectionId = await createCollection(platform, websiteId, { kind: 'products', ...shop });
  const made = await createProduct(platform, websiteId, {
    item: { collectionId, urlId: product.urlId, title: product.title, excerpt: `<p>${product.text}</p>` },
    type: 'physical',
    variantOptions: [product.option],
    variants: product.values.map((value, at) => ({
      sku: `SKU-${at}`,
      attributes: { [product.option]: value },
      priceMinor: at === 0 ? 123_450 : 2800,
      stock: 10,
    })),
    selling: { variantSelector: 'radio' },
  });
  if (!made.ok) throw new Error(`no product: ${JSON.stringify(made.error)}`);
  await updateSettings(platform, websiteId, {
    homeCollectionId,
    settings: { mainNavigation: [{ title: shop.title, collectionId }] },
  });
  return {
    origin: `http://${host}`,
    async mails() {
      const { rows } = await platform.db.$client.query<SentMail>(
        'select subject, body_text as text, body_html as html from outbox_mails where website_id = $1 order by id',
        [websiteId],
      );
      return rows;
    },
  };
}
