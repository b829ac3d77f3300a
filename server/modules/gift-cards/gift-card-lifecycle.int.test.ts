import type { MailDetail, MailRow } from '@vitrine/contracts/mail.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail, OrderRow } from '@vitrine/contracts/order-detail.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, cards } from '@vitrine/testing/buyer.ts';
import { hiddenFields, payShownTotal } from '@vitrine/testing/pay-shown-total.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createWelcomeLink } from '../accounts/index.ts';
import { issueGiftCards, mailDueGiftCards, voidGiftCard } from './index.ts';

let app: TestApp;
let owner: Buyer;
let cardId: string;
let bowlId: string;
let plateId: string;
/** As shown in the mail. */
let code = '';
/** Number of the order paid with the rest of the card and a payment card. */
let mixedOrder = 0;

const day = (date: string, hour: number): number =>
  Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);

beforeAll(async () => {
  app = await startTestApp();
  const { shop, platform } = app;
  if (shop === null) throw new Error('no shop');
  cardId = await shop.addProduct('gift-card', {
    type: 'giftCard',
    variantOptions: ['Amount'],
    variants: [2500, 5000].map((priceMinor) => ({
      sku: `GIFT-${priceMinor / 100}`,
      attributes: { Amount: `$${priceMinor / 100}` },
      priceMinor,
      stock: null,
    })),
  });
  // Services, so that neither delivery nor tax (none in Oregon) affects the totals.
  bowlId = await shop.addProduct('bowl', {
    type: 'service',
    variants: [{ sku: 'BOWL', priceMinor: 2000, stock: 50 }],
  });
  plateId = await shop.addProduct('plate', {
    type: 'service',
    variants: [{ sku: 'PLATE', priceMinor: 8000, stock: 50 }],
  });
  owner = new Buyer(app.origin);
  await owner.open();
  await owner.send('POST', '/api/admin/welcome', {
    json: {
      token: await createWelcomeLink(platform, app.websiteId),
      name: 'Rowan',
      email: 'rowan@example.com',
      password: 'a kiln at dawn',
    },
  });
});
afterAll(() => app.close());

async function aBuyer(): Promise<Buyer> {
  const buyer = new Buyer(app.origin);
  await buyer.open();
  return buyer;
}

const read = async <T>(path: string): Promise<T> => JSON.parse((await owner.send('GET', path)).body) as T;

async function giftCardMails(): Promise<readonly MailDetail[]> {
  const { rows: mails } = await read<ListPage<MailRow>>('/api/admin/mails');
  const found = mails.filter((mail) => mail.kind === 'gift-card');
  return Promise.all(found.map((mail) => read<MailDetail>(`/api/admin/mails/${mail.id}`)));
}

/** Sums over the ledger: the accounts balance, and each card's balance equals its account. */
async function ledger(): Promise<{
  readonly sum: number;
  readonly account: number;
  readonly balance: number;
}> {
  const { rows } = await app.platform.db.$client.query<{ sum: number; account: number; balance: number }>(
    `select coalesce(sum(e.amount_minor), 0)::int as sum,
        coalesce(sum(e.amount_minor) filter (where e.account = 'card'), 0)::int as account,
        (select coalesce(sum(balance_minor), 0)::int from gift_cards where website_id = $1) as balance
      from gift_card_entries e where e.website_id = $1`,
    [app.websiteId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no ledger');
  return row;
}

async function expectBalance(minor: number): Promise<void> {
  expect(await ledger()).toEqual({ sum: 0, account: minor, balance: minor });
}

/** A new visitor's cart with one product and the gift card; returns both. */
async function cartWithCard(itemId: string, sku: string, typed: string) {
  const buyer = await aBuyer();
  await buyer.add(itemId, sku);
  const answer = await buyer.send('POST', '/api/commerce/shopping-cart/coupons', { json: { code: typed } });
  return { buyer, answer };
}

const latestOrder = async (): Promise<OrderDetail> => {
  const { rows } = await read<ListPage<OrderRow>>('/api/admin/orders');
  // The clock stands still: orders of the same moment differ by their number.
  const last = rows.toSorted((one, other) => other.number - one.number)[0];
  return read<OrderDetail>(`/api/admin/orders/${last?.id ?? ''}`);
};

describe('the lifecycle of a gift card of 50.00', () => {
  it('is bought with a send date', async () => {
    const buyer = await aBuyer();
    const path = `/checkout/giftcard?websiteId=${app.websiteId}&giftCardProductId=${cardId}&sku=GIFT-50`;
    const page = await buyer.send('GET', path);
    expect(page.status).toBe(200);
    const posted = await buyer.send('POST', '/checkout/giftcard', {
      form: {
        ...hiddenFields(page.body),
        sku: 'GIFT-50',
        recipientName: 'Robin <b>Vale</b>',
        recipientEmail: 'robin@example.com',
        senderName: 'Ada & Co',
        message: 'Happy <script>alert(1)</script> birthday,\r\ndear Robin',
        sendOn: '2026-03-05',
      },
    });
    expect(posted.status).toBe(303);
    expect(posted.location).toMatch(/^\/checkout\/giftcard\/payment\?cartToken=/);
    const paid = await payShownTotal(buyer, posted.location ?? '');
    expect(paid.status).toBe(303);
    const confirmed = await buyer.send('GET', paid.location ?? '');
    expect(confirmed.body).toContain('Goes to robin@example.com on March 5, 2026');
    expect(confirmed.body).not.toContain('<b>Vale');
    await expectBalance(5000);
  });

  it('is issued once, however often the order’s task runs', async () => {
    const { platform, websiteId } = app;
    const { id: orderId } = await latestOrder();
    await Promise.all([1, 2, 3].map(() => issueGiftCards(platform, { websiteId, orderId })));
    await expectBalance(5000);
    expect(await giftCardMails()).toEqual([]);
  });

  it('is not mailed before its date, and exactly once on it, however many pollers run', async () => {
    const { clock } = app.platform;
    clock.set(day('2026-03-05', 13) - 1);
    expect(await mailDueGiftCards(app.platform)).toBe(0);
    expect(await giftCardMails()).toEqual([]);
    // Eight in the morning in New York, two servers at once.
    clock.set(day('2026-03-05', 13));
    const written = await Promise.all([mailDueGiftCards(app.platform), mailDueGiftCards(app.platform)]);
    expect(written.toSorted()).toEqual([0, 1]);
    clock.set(day('2026-03-06', 13));
    expect(await mailDueGiftCards(app.platform)).toBe(0);
    const [mail, ...more] = await giftCardMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'robin@example.com',
      subject: expect.stringContaining('Ada & Co'),
    });
    code = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/m.exec(mail?.bodyText ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    expect(mail?.bodyText).toContain('Happy <script>alert(1)</script> birthday,');
    expect(mail?.bodyText).toContain('$50');
    expect(mail?.bodyHtml).toContain(code);
    expect(mail?.bodyHtml).toContain('Happy &lt;script&gt;alert(1)&lt;/script&gt; birthday,');
    expect(mail?.bodyHtml).not.toContain('<script');
  });

  it('confirms to its buyer that it was sent, without its code', async () => {
    const order = await latestOrder();
    const buyer = await aBuyer();
    await buyer.send('POST', order.statusPath, { form: { crumb: buyer.crumb, answer: order.email } });
    const page = await buyer.send('GET', order.statusPath);
    expect(page.body).toContain('Sent to robin@example.com on March 5, 2026');
    expect(page.body).not.toContain(code);
    expect(page.body).not.toContain(code.replaceAll('-', ''));
  });

  it('pays an order in part of its balance, without any other card', async () => {
    const { buyer, answer } = await cartWithCard(
      bowlId,
      'BOWL',
      ` ${code.toLowerCase().replaceAll('-', ' ')}`,
    );
    expect(answer.status).toBe(200);
    const { shoppingCart } = JSON.parse(answer.body) as { shoppingCart: ShoppingCartView };
    expect(shoppingCart).toMatchObject({ grandTotalCents: 2000, giftCardCents: 2000 });
    expect(answer.body).not.toContain(code.replaceAll('-', ''));
    expect((await payShownTotal(buyer, '/checkout', null)).status).toBe(303);
    await expectBalance(3000);
  });

  it('pays the rest of its balance together with a card; a declined card restores it', async () => {
    const { buyer } = await cartWithCard(plateId, 'PLATE', code.replaceAll('-', ''));
    expect((await payShownTotal(buyer, '/checkout', cards.declines)).status).toBe(402);
    await expectBalance(3000);
    expect((await payShownTotal(buyer, '/checkout')).status).toBe(303);
    await expectBalance(0);
    const order = await latestOrder();
    mixedOrder = order.number;
    expect(order).toMatchObject({ grandTotalMinor: 8000, payment: { amountMinor: 5000 } });
  });

  it('is refused while its balance is zero, and so is an unknown code', async () => {
    for (const typed of [code, 'ABCD-EFGH-JKLM-2345', '<b>no</b>']) {
      const { answer } = await cartWithCard(bowlId, 'BOWL', typed);
      expect(answer.status, typed).toBe(409);
    }
  });

  it('gets its share of a refund after the payment card, and never more than it paid', async () => {
    const order = await latestOrder();
    expect(order.number).toBe(mixedOrder);
    const refund = (revision: number, amountMinor: number, idempotencyKey = newId()) =>
      owner.send('POST', `/api/admin/orders/${order.id}/refund`, {
        json: { amountMinor, reason: 'Chipped', idempotencyKey, revision },
      });
    const key = newId();
    const first = await refund(order.revision, 6200, key);
    expect(first.status).toBe(200);
    await expectBalance(1200);
    expect((await refund(order.revision, 6200, key)).status).toBe(200);
    await expectBalance(1200);
    const { revision } = JSON.parse(first.body) as OrderDetail;
    expect((await refund(revision, 1801)).status).toBe(409);
    await expectBalance(1200);
  });

  it('is spent again, and voiding it forfeits the rest', async () => {
    const { buyer } = await cartWithCard(bowlId, 'BOWL', code);
    expect((await payShownTotal(buyer, '/checkout')).status).toBe(303);
    await expectBalance(0);
    const last = await latestOrder();
    const refunded = await owner.send('POST', `/api/admin/orders/${last.id}/refund`, {
      json: { amountMinor: 2000, reason: '', idempotencyKey: newId(), revision: last.revision },
    });
    expect(refunded.status).toBe(200);
    await expectBalance(1200);
    const { rows } = await app.platform.db.$client.query<{ id: string }>('select id from gift_cards');
    const { platform, websiteId } = app;
    const end = (): Promise<number> =>
      platform.db.transaction((tx) =>
        voidGiftCard(tx, { websiteId, giftCardId: rows[0]?.id ?? '', now: new Date(platform.clock.now()) }),
      );
    expect(await end()).toBe(1200);
    expect(await end()).toBe(0);
    await expectBalance(0);
    const { answer } = await cartWithCard(bowlId, 'BOWL', code);
    expect(answer.status).toBe(409);
  });
});
