import type { TestPlatform } from './database.ts';
import type { TestShop, TestVisitor } from './shop-fixture.ts';

/** A product with one variant that people wait for. */
export interface AwaitedProduct {
  readonly productId: string;
  readonly variantId: string;
  /** Signs an address up as the form without scripts does. */
  signUp(visitor: TestVisitor, email: string, language?: string): Promise<void>;
  /** The mails about it, by recipient. */
  mails(): Promise<readonly WrittenMail[]>;
}

export interface WrittenMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string;
}

/** Adds a sold-out product to a shop. */
export async function anAwaitedProduct(
  platform: TestPlatform,
  shop: TestShop,
  urlId: string,
  more: Parameters<TestShop['addProduct']>[1] = {},
): Promise<AwaitedProduct> {
  const variants = [{ sku: urlId.toUpperCase(), priceMinor: 9000, stock: 0 }];
  const productId = await shop.addProduct(urlId, { title: `Vase ${urlId}`, variants, ...more });
  const found = await platform.db.$client.query<{ id: string }>(
    'select id from variants where website_id = $1 and item_id = $2 order by position limit 1',
    [shop.websiteId, productId],
  );
  const variantId = found.rows[0]?.id ?? '';
  return {
    productId,
    variantId,
    async signUp(visitor, email, language = '') {
      const answer = await visitor.post('/site-users/account/notifications/restock', {
        productId,
        variantId,
        email,
        language,
        returnTo: '/',
      });
      if (answer.headers.location !== '/?notice=BACK_IN_STOCK_SIGNED_UP')
        throw new Error(`${email} was not signed up: ${answer.headers.location ?? answer.statusCode}`);
    },
    async mails() {
      const { rows } = await platform.db.$client.query<WrittenMail>(
        `select recipient, subject, body_text as text, body_html as html, unsubscribe_url as "unsubscribeUrl"
         from outbox_mails where website_id = $1 and kind = 'restock' and body_text like $2 order by recipient, id`,
        [shop.websiteId, `%/shop/p/${urlId}\n%`],
      );
      return rows;
    },
  };
}
