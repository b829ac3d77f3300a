import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { followUpSubmissions } from '@vitrine/server/modules/forms/follow-up.ts';
import { sendLetters } from '@vitrine/server/modules/letters/write-letters.ts';
import { importDocument } from '@vitrine/server/modules/media/index.ts';
import { sendNotices } from '@vitrine/server/modules/owner-notices/send-notices.ts';
import { askBuyers } from '@vitrine/server/modules/reviews/ask-buyers.ts';
import { renewSubscriptions } from '@vitrine/server/modules/subscriptions/renewals.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { startTestApp, type TestApp } from './app.ts';
import { awaitNotifications } from './await-notifications.ts';
import { Buyer, cards } from './buyer.ts';
import { someDetails } from './checkout-fixture.ts';
import { hiddenFields, payShownTotal } from './pay-shown-total.ts';
import { aSubscriptionProduct, filledCheckout, monthly, subscribe } from './subscription-fixture.ts';
import { aBuyerAsOwner } from './subscription-owner.ts';

const DAY = 86_400_000;
const newPassword = 'a kiln at dusk 1280';
const paysNowDeclinedLater = '4000 0000 0000 0341';

/** A mail as it was written. */
export interface BusyShopMail {
  readonly kind: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
  readonly writtenOn: Date;
}

/** A shop in which everything happens that mails are written about, by calls and forms as people send them. */
export class BusyShop {
  readonly app: TestApp;
  readonly #owner: Buyer;

  private constructor(app: TestApp, owner: Buyer) {
    this.app = app;
    this.#owner = owner;
  }

  /** Starts a server; `close` its app. */
  static async start(): Promise<BusyShop> {
    const app = await startTestApp('small', { config: { rateLimits: 1000 } });
    app.platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
    const shop = new BusyShop(app, await aBuyerAsOwner(app));
    await shop.#trade();
    return shop;
  }

  /** All mails, the first one first. */
  mails(): Promise<BusyShopMail[]> {
    return this.#rows(
      `select kind, body_text as text, body_html as html, unsubscribe_url as unsubscribe,
          created_on as "writtenOn"
        from outbox_mails where website_id = $1 order by created_on, id`,
      [this.app.websiteId],
    );
  }

  async #trade(): Promise<void> {
    const { clock } = this.app.platform;
    await this.#call('PUT', '/api/admin/account', {
      name: 'Mo',
      notices: [
        'new-order',
        'low-stock',
        'failed-payment',
        'held-comment',
        'held-review',
        'failed-page',
        'failed-webhook',
      ],
    });
    await this.#call('PUT', '/api/admin/reviews/settings', {
      ask: true,
      askAfterDays: 10,
      moderation: 'hold',
    });
    await awaitNotifications(this.app.platform);
    // The first run only begins to watch.
    await sendNotices(this.app.platform);
    clock.advance(60_000);
    await this.#sellAndSend();
    await this.#sellFiles();
    await this.#sellByHand();
    await this.#giveAndBill();
    await this.#leaveAndWait();
    await this.#signUpForLetters();
    await this.#changeAccount();
    await this.#holdBack();
    await this.#sendForm();
    clock.advance(60_000);
    await sendNotices(this.app.platform);
    await this.#subscribeAndRenew();
    clock.advance(60_000);
    await sendNotices(this.app.platform);
  }

  async #rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.app.platform.db.$client.query(text, values)).rows as Row[];
  }

  /** Asks a call of the admin. @throws when it is refused */
  async #call<T>(method: string, path: string, json?: object): Promise<T> {
    const answer = await this.#owner.send(method, path, json === undefined ? undefined : { json });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body) as T;
  }

  async #addProduct(...product: Parameters<NonNullable<TestApp['shop']>['addProduct']>): Promise<string> {
    if (this.app.shop === null) throw new Error('the test shop is not the small one');
    return this.app.shop.addProduct(...product);
  }

  #aMug(urlId: string, stock = 10): Promise<string> {
    return this.#addProduct(urlId, {
      title: 'Mug',
      variants: [{ sku: urlId.toUpperCase(), priceMinor: 3400, stock }],
    });
  }

  /** The newest order as its owner sees it. */
  async #newestOrder(): Promise<OrderDetail> {
    const { rows: listed } = await this.#call<ListPage<{ id: string; number: number }>>(
      'GET',
      '/api/admin/orders',
    );
    const [newest] = listed.toSorted((one, other) => other.number - one.number);
    return this.#call('GET', `/api/admin/orders/${newest?.id ?? ''}`);
  }

  /** Orders a mug, paid by card unless the fields say otherwise. */
  async #order(urlId: string, fields: Readonly<Record<string, string>> = {}): Promise<OrderDetail> {
    const itemId = await this.#aMug(urlId);
    const buyer = new Buyer(this.app.origin);
    await buyer.open();
    await buyer.add(itemId, urlId.toUpperCase());
    const page = await buyer.open('/checkout');
    const form = { ...filledCheckout(page), ...hiddenFields(page.body), ...fields };
    const paid = await buyer.send('POST', '/checkout', { form });
    if (paid.status !== 303) throw new Error(`not ordered: ${paid.status}`);
    this.app.platform.clock.advance(1000);
    return this.#newestOrder();
  }

  /** Confirmed, sent, tracked, refunded; asked for a review ten days later. */
  async #sellAndSend(): Promise<void> {
    const placed = await this.#order('mug');
    const lines = [{ lineId: placed.lines[0]?.id, quantity: 1 }];
    const calls = `/api/admin/orders/${placed.id}`;
    const sent = await this.#call<OrderDetail>('POST', `${calls}/fulfilments`, {
      lines,
      carrier: 'ups',
      trackingNumber: '1Z999AA10123456784',
      revision: placed.revision,
    });
    this.app.platform.clock.advance(60_000);
    const [{ id = '' } = {}] = sent.fulfilments;
    const tracked = await this.#call<OrderDetail>('PUT', `${calls}/fulfilments/${id}`, {
      carrier: 'dhl',
      trackingNumber: '00340434161094027318',
      notify: true,
      revision: sent.revision,
    });
    this.app.platform.clock.advance(10 * DAY + 1000);
    await askBuyers(this.app.platform);
    await this.#call('POST', `${calls}/refund`, {
      amountMinor: 100,
      reason: 'Chipped',
      returnToStock: false,
      idempotencyKey: newId(),
      revision: tracked.revision,
    });
  }

  async #sellFiles(): Promise<void> {
    const bytes = Buffer.from(`%PDF-1.4\n${'kiln '.repeat(200)}\n%%EOF\n`);
    const file = await importDocument(this.app.platform, this.app.websiteId, {
      bytes,
      filename: 'glaze notebook.pdf',
    });
    if (!file.ok) throw new Error(file.error.code);
    const itemId = await this.#addProduct('notebook', {
      title: 'Notebook',
      type: 'digital',
      fileIds: [file.value.id],
      variants: [{ sku: 'NOTEBOOK', priceMinor: 1200, stock: null }],
    });
    const buyer = new Buyer(this.app.origin);
    await buyer.open();
    await buyer.add(itemId, 'NOTEBOOK');
    await payShownTotal(buyer, '/checkout');
  }

  /** Bank transfers: one arrives, one does not. */
  async #sellByHand(): Promise<void> {
    const { manual: seen } = await this.#call<{ manual: object }>('GET', '/api/admin/payments');
    const manual = {
      bankTransfer: { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51' },
      onCollection: { enabled: false, instructions: '' },
      cancelAfterDays: 14,
    };
    await this.#call('PUT', '/api/admin/payments/manual', { manual, seen });
    await awaitNotifications(this.app.platform);
    for (const what of ['mark-paid', 'cancel-unpaid']) {
      const { id, revision } = await this.#order(`by-hand-${what}`, { payWith: 'bank-transfer' });
      await this.#call('POST', `/api/admin/orders/${id}/${what}`, { revision });
    }
  }

  async #giveAndBill(): Promise<void> {
    const card = { idempotencyKey: newId(), amountMinor: 5000, delivery: 'none' };
    const { id } = await this.#call<{ id: string }>('POST', '/api/admin/gift-cards', card);
    await this.#call('POST', `/api/admin/gift-cards/${id}/mail`, { recipientEmail: 'robin@example.com' });
    const [variant] = await this.#rows<{ id: string }>('select id from variants where item_id = $1', [
      await this.#aMug('jug'),
    ]);
    const draft = await this.#call<DraftOrderDetail>('POST', '/api/admin/draft-orders', {
      idempotencyKey: newId(),
      email: 'ada@example.com',
      lines: [{ variantId: variant?.id, quantity: 1 }],
    });
    await this.#call('POST', `/api/admin/draft-orders/${draft.id}/send`, { revision: draft.revision });
  }

  /** A cart is left; somebody waits for a bowl that comes back. */
  async #leaveAndWait(): Promise<void> {
    const buyer = new Buyer(this.app.origin);
    await buyer.open();
    await buyer.add(await this.#aMug('left'), 'LEFT');
    await this.#rows(
      `update carts set details = $1, updated_on = $2
      where id = (select cart_id from cart_entries order by added_on desc, id desc limit 1)`,
      [
        { ...someDetails, email: 'left@example.com' },
        new Date(this.app.platform.clock.now() - 2 * 60 * 60 * 1000),
      ],
    );
    const { rows: left } = await this.#call<ListPage<{ id: string }>>('GET', '/api/admin/abandoned-carts');
    await this.#call('POST', `/api/admin/abandoned-carts/${left[0]?.id ?? ''}/remind`, {});

    const productId = await this.#aMug('bowl', 0);
    const [variant] = await this.#rows<{ id: string }>('select id from variants where item_id = $1', [
      productId,
    ]);
    const waited = { productId, variantId: variant?.id ?? '' };
    const form = { ...waited, email: 'june@example.com', language: 'de', returnTo: '/', crumb: buyer.crumb };
    await buyer.send('POST', '/site-users/account/notifications/restock', { form });
    const { sent } = await this.#call<{ sent: number }>(
      'POST',
      '/api/site-users/account/notifications/restock/send',
      waited,
    );
    if (sent !== 1) throw new Error('nobody was written to');
  }

  /** Somebody signs up for letters by the form without JavaScript, and is asked to confirm. */
  async #signUpForLetters(): Promise<void> {
    const { id: listId } = await this.#call<{ id: string }>('POST', '/api/admin/audience/lists', {
      name: 'Kiln letter',
      doubleOptIn: true,
      takesWaiting: false,
      checkoutConsentId: null,
    });
    const buyer = new Buyer(this.app.origin);
    await buyer.open();
    const form = { listId, email: 'kim@example.com', words: 'Sign up', crumb: buyer.crumb };
    const { status } = await buyer.send('POST', '/site-users/account/newsletter', { form });
    if (status !== 303) throw new Error(`not signed up: ${status}`);
    await this.#call('POST', '/api/admin/audience/subscribers', {
      email: 'nora@example.com',
      listIds: [listId],
      words: 'Signed the list at the market.',
    });
    const { id } = await this.#call<{ id: string }>('POST', '/api/admin/letters', {});
    const { revision } = await this.#call<{ revision: number }>('PUT', `/api/admin/letters/${id}`, {
      revision: 1,
      subject: 'The kiln opens',
      previewText: '',
      senderName: '',
      parts: [
        { id: 'a', type: 'text', html: '<h2>Twelve mugs</h2><p>Come and <a href="/shop">see</a>.</p>' },
      ],
      listId,
      segmentId: null,
      isPublic: true,
    });
    await this.#call('POST', `/api/admin/letters/${id}/send`, { revision, sendsAt: null });
    await sendLetters(this.app.platform);
  }

  async #changeAccount(): Promise<void> {
    await this.#owner.send('POST', '/api/admin/password-reset/request', {
      json: { email: 'mo@example.com' },
    });
    const password = 'a long enough password';
    await this.#call('POST', '/api/admin/account/email', { email: 'mo.fern@example.com', password });
    await this.#call('POST', '/api/admin/account/password', { current: password, password: newPassword });
  }

  /** What owners have to look at: a low stock, a comment, a review, a page that was not published. */
  async #holdBack(): Promise<void> {
    const productId = await this.#aMug('plate', 6);
    const [variant] = await this.#rows<{ id: string }>('select id from variants where item_id = $1', [
      productId,
    ]);
    const change = { variantId: variant?.id, delta: -2, reason: 'correction' };
    await this.#call('POST', `/api/admin/products/${productId}/stock`, change);
    const now = new Date(this.app.platform.clock.now());
    const values = [this.app.websiteId, newId(), productId, now];
    await this.#rows(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
      values ($1, $2, $3, $2, 1, 'June', 'A fine plate', 'held', 'f', 'b', 's', $4)`,
      values,
    );
    await this.#rows(
      `insert into reviews (website_id, id, item_id, author_name, rating, body, status, created_on, request_id)
      values ($1, $2, $3, 'June', 5, 'A fine plate', 'pending', $4, $2)`,
      values,
    );
    await this.#rows(
      `update collections set publish_failed_on = $2, publish_problem = 'incomplete' where website_id = $1`,
      [this.app.websiteId, now],
    );
  }

  /** A form is filled in: its owner and its sender are written to. */
  async #sendForm(): Promise<void> {
    const { id } = await this.#call<{ id: string }>('POST', '/api/admin/forms', {
      name: 'Contact',
      fields: newFormFields,
      settings: {
        ...newFormSettings,
        mail: { ...newFormSettings.mail, to: ['mo@example.com'] },
        receipt: { isOn: true, subject: 'Thank you', message: 'We answer within two days.' },
      },
    });
    const form = {
      'answer.name.0': 'June',
      'answer.name.1': 'Alder',
      'answer.email': 'june@example.com',
      'answer.message': 'Do you repair teapots?',
    };
    const buyer = new Buyer(this.app.origin);
    await buyer.open();
    const { status } = await buyer.send('POST', `/site-forms/${id}`, {
      form: { ...form, crumb: buyer.crumb },
    });
    if (status !== 303) throw new Error(`the form was not sent: ${status}`);
    await followUpSubmissions(this.app.platform);
    const [submission] = await this.#rows<{ id: string }>(
      'select id from form_submissions where website_id = $1',
      [this.app.websiteId],
    );
    await this.#call('POST', `/api/admin/form-submissions/${submission?.id}/replies`, {
      subject: 'Re: Contact',
      message: 'Yes, we do.',
      idempotencyKey: newId(),
    });
    const now = new Date(this.app.platform.clock.now());
    await this.#rows(
      `insert into webhooks (website_id, id, form_id, version, address, is_on, sealed_secret, turned_off_on, changed_on)
        values ($1, $2, $3, $2, 'https://hooks.example/in', true, '', $4, $4)`,
      [this.app.websiteId, newId(), id, now],
    );
  }

  /** One is paused, resumed, renewed and canceled, one declined at its renewal, one at its end after two payments. */
  async #subscribeAndRenew(): Promise<void> {
    const club = await aSubscriptionProduct(this.app, 'club');
    const short = await aSubscriptionProduct(this.app, 'short', {
      plan: { ...monthly, numBillingCycles: 2 },
    });
    const buyer = new Buyer(this.app.origin);
    const kept = await subscribe(this.app, buyer, club);
    await subscribe(this.app, buyer, club, paysNowDeclinedLater);
    await subscribe(this.app, buyer, short, cards.pays);
    const change = async (action: string, more: object = {}): Promise<void> => {
      const path = `/api/admin/subscriptions/${kept.id}`;
      const { revision } = await this.#call<{ revision: number }>('GET', path);
      await this.#call('POST', `${path}/change`, { action, mail: true, revision, ...more });
    };
    await change('pause');
    await change('resume');
    for (let month = 0; month < 2; month += 1) {
      this.app.platform.clock.advance(32 * DAY);
      await renewSubscriptions(this.app.platform);
    }
    await this.#call('POST', '/api/admin/sign-in', { email: 'mo@example.com', password: newPassword });
    await change('cancel', { when: 'now' });
  }
}
