import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { MailDetail, MailRow } from '@vitrine/contracts/mail.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail, OrderRow } from '@vitrine/contracts/order-detail.ts';
import * as text from '@vitrine/domain/text/en/downloads.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, type Answer } from '@vitrine/testing/buyer.ts';
import { hiddenFields, payShownTotal } from '@vitrine/testing/pay-shown-total.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createWelcomeLink } from '../accounts/index.ts';
import { importDocument } from '../media/index.ts';
import { deliverDownloads } from './service.ts';

const DAY = 86_400_000;
const notebook = Buffer.from(`%PDF-1.4\n${'kiln '.repeat(2000)}\n%%EOF\n`);
let app: TestApp;
let owner: Buyer;
let itemId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { shop, platform, websiteId } = app;
  if (shop === null) throw new Error('no shop');
  const document = await importDocument(platform, websiteId, {
    bytes: notebook,
    filename: 'glaze notebook.pdf',
  });
  if (!document.ok) throw new Error(document.error.code);
  itemId = await shop.addProduct('notebook', {
    title: 'Notebook <i>one</i>',
    type: 'digital',
    fileIds: [document.value.id],
    variants: [{ sku: 'NOTEBOOK', priceMinor: 1200, stock: null }],
  });
  owner = new Buyer(app.origin);
  await owner.open();
  await owner.send('POST', '/api/admin/welcome', {
    json: {
      token: await createWelcomeLink(platform, websiteId),
      name: 'Rowan',
      email: 'rowan@example.com',
      password: 'a kiln at dawn',
    },
  });
});
afterAll(() => app.close());

const read = async <T>(path: string): Promise<T> => JSON.parse((await owner.send('GET', path)).body) as T;

/** Buys the notebook; returns the order, its delivery mail and the path of its link. */
async function buy(things: readonly (readonly [string, string])[] = [[itemId, 'NOTEBOOK']]): Promise<{
  buyer: Buyer;
  order: OrderDetail;
  mail: MailDetail;
  path: string;
  confirmed: string;
}> {
  const buyer = new Buyer(app.origin);
  await buyer.open();
  for (const [id, sku] of things) await buyer.add(id, sku);
  const paid = await payShownTotal(buyer, '/checkout');
  const confirmed = (await buyer.open(paid.location ?? '')).body;
  const { rows } = await read<ListPage<OrderRow>>('/api/admin/orders');
  // The clock stands still: orders of the same moment differ by their number.
  const last = rows.toSorted((one, other) => other.number - one.number)[0];
  const order = await read<OrderDetail>(`/api/admin/orders/${last?.id ?? ''}`);
  const { rows: mails } = await read<ListPage<MailRow>>('/api/admin/mails');
  const row = mails.find(({ kind, orderId }) => kind === 'digital-delivery' && orderId === order.id);
  const mail = await read<MailDetail>(`/api/admin/mails/${row?.id ?? ''}`);
  const path = /\/downloads\/[A-Za-z0-9_-]+/.exec(mail.bodyText)?.[0] ?? '';
  return { buyer, order, mail, path, confirmed };
}

/** Presses the button of a link's page. */
async function press(buyer: Buyer, path: string): Promise<Answer> {
  const page = await buyer.open(path);
  return buyer.send('POST', path, { form: hiddenFields(page.body) });
}

const fetchFile = (location: string | null, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'GET',
    url: location ?? '',
    headers: { host: new URL(app.origin).host, ...headers },
  });

describe('a digital product', () => {
  it('is delivered once, by a mail and a link on the order’s pages', async () => {
    const { order, mail, path, confirmed } = await buy();
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: expect.stringContaining('Your download'),
    });
    expect(mail.bodyText).toContain('works 5 times, until April 1, 2026');
    expect(mail.bodyHtml).toContain('Download Notebook &lt;i&gt;one&lt;/i&gt;');
    expect(confirmed).toContain(text.downloadsHeading);
    expect(confirmed).toContain(`href="${path}"`);
    expect(confirmed).toContain('5 downloads left, until April 1, 2026');
    const { platform, websiteId } = app;
    const again = [1, 2, 3].map(() => deliverDownloads(platform, { websiteId, orderId: order.id }));
    await Promise.all(again);
    const { rows: mails } = await read<ListPage<MailRow>>('/api/admin/mails');
    expect(mails.filter((one) => one.kind === 'digital-delivery' && one.orderId === order.id)).toHaveLength(
      1,
    );
  });

  it('with several files is delivered with a link for each, by its own limits and in order', async () => {
    const { platform, websiteId, shop } = app;
    if (shop === null) throw new Error('no shop');
    const ids: string[] = [];
    for (const filename of ['glazes.pdf', 'shapes.pdf']) {
      const document = await importDocument(platform, websiteId, { bytes: notebook, filename });
      if (!document.ok) throw new Error(document.error.code);
      ids.unshift(document.value.id);
    }
    const set = await shop.addProduct('set', {
      title: 'The set',
      type: 'digital',
      fileIds: ids,
      selling: { downloadLimit: 1, downloadDays: 2 },
      variants: [{ sku: 'SET', priceMinor: 2400, stock: null }],
    });
    const { mail, confirmed } = await buy([
      [itemId, 'NOTEBOOK'],
      [set, 'SET'],
    ]);
    const links = [...mail.bodyText.matchAll(/(Download [^\n]+?):?\s+https?:\/\/\S+?(\/downloads\/\S+)/g)];
    expect(links.map(([, label]) => label)).toEqual([
      'Download Notebook <i>one</i>',
      'Download The set (shapes.pdf)',
      'Download The set (glazes.pdf)',
    ]);
    expect(mail.bodyText).toContain(text.mailTermsVary);
    expect(confirmed).toContain('The set (glazes.pdf)');
    expect(confirmed).toContain('One download left');
    const path = links[2]?.[2] ?? '';
    const buyer = new Buyer(app.origin);
    const pressed = await press(buyer, path);
    const file = await fetchFile(pressed.location);
    expect(file.headers['content-disposition']).toBe('attachment; filename=glazes.pdf');
    expect((await buyer.open(path)).body).toContain(text.usedUpTitle);
    // The other file of the same order line has its own count.
    expect((await buyer.open(links[1]?.[2] ?? '')).status).toBe(200);
  });

  it('keeps what was bought when its files are changed afterwards, and no second mail is sent', async () => {
    const { order, path } = await buy();
    const { platform, websiteId } = app;
    const other = await importDocument(platform, websiteId, { bytes: notebook, filename: 'new.pdf' });
    if (!other.ok) throw new Error(other.error.code);
    const { revision, files } = await read<ProductDetail>(`/api/admin/products/${itemId}`);
    const put = (body: object) => owner.send('PUT', `/api/admin/products/${itemId}`, { json: body });
    const changed = await put({ revision, fileIds: [other.value.id] });
    expect(JSON.parse(changed.body)).toMatchObject({ files: [{ filename: 'new.pdf' }] });
    await deliverDownloads(platform, { websiteId, orderId: order.id });
    const { rows: mails } = await read<ListPage<MailRow>>('/api/admin/mails');
    expect(mails.filter((one) => one.kind === 'digital-delivery' && one.orderId === order.id)).toHaveLength(
      1,
    );
    const { location } = await press(new Buyer(app.origin), path);
    expect(location).toContain('glaze-notebook.pdf');
    await put({ revision: revision + 1, fileIds: files.map(({ id }) => id) });
  });

  it('is not used up by opening its link', async () => {
    const { path } = await buy();
    for (let times = 0; times < 8; times += 1) {
      const { status, body } = await new Buyer(app.origin).open(path);
      expect(status).toBe(200);
      expect(body).toContain('5 downloads left.');
      expect(body).toContain('Notebook &lt;i&gt;one&lt;/i&gt;');
    }
  });

  it('counts a press of the button, and sends the file under its name', async () => {
    const { buyer, path } = await buy();
    const pressed = await press(buyer, path);
    expect(pressed.status).toBe(303);
    const file = await fetchFile(pressed.location);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(notebook)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(notebook.byteLength),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=[\w-]+\.pdf$/);
    const head = await app.app.inject({
      method: 'HEAD',
      url: pressed.location ?? '',
      headers: { host: new URL(app.origin).host },
    });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(notebook.byteLength));
    expect(head.rawPayload.byteLength).toBe(0);
    expect((await buyer.open(path)).body).toContain('4 downloads left.');
  });

  it('is sent in ranges on request, without counting again', async () => {
    const { buyer, path } = await buy();
    const { location } = await press(buyer, path);
    const first = await fetchFile(location, { range: 'bytes=0-99' });
    expect(first.statusCode).toBe(206);
    expect(first.headers['content-range']).toBe(`bytes 0-99/${notebook.byteLength}`);
    const rest = await fetchFile(location, {
      range: 'bytes=100-',
      'if-range': String(first.headers['etag']),
    });
    expect(rest.statusCode).toBe(206);
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(notebook)).toBe(true);
    const other = await fetchFile(location, { range: 'bytes=100-', 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
    const behind = await fetchFile(location, { range: `bytes=${notebook.byteLength}-` });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['content-range']).toBe(`bytes */${notebook.byteLength}`);
    expect((await buyer.open(path)).body).toContain('4 downloads left.');
  });

  it('is sent as often as its limit allows, even for concurrent presses, and then says so', async () => {
    const { buyer, path } = await buy();
    const page = await buyer.open(path);
    const presses = await Promise.all(
      Array.from({ length: 9 }, () => buyer.send('POST', path, { form: hiddenFields(page.body) })),
    );
    expect(presses.filter(({ status }) => status === 303)).toHaveLength(5);
    const closed = await buyer.open(path);
    expect(closed.status).toBe(410);
    expect(closed.body).toContain(text.usedUpTitle);
    expect(closed.body).toContain('mailto:owner@example.com');
  });

  it('needs its ticket: the file’s address without one, or with an expired or changed one, redirects to the page', async () => {
    const { buyer, path } = await buy();
    const { location } = await press(buyer, path);
    const [address = '', ticket = ''] = (location ?? '').split('?ticket=');
    const other = await buy();
    const { location: otherLocation } = await press(other.buyer, other.path);
    const otherTicket = otherLocation?.split('?ticket=')[1] ?? '';
    for (const wrong of ['', `9${ticket}`, ticket.slice(0, -1), `${ticket}x`, otherTicket]) {
      const answer = await fetchFile(`${address}?ticket=${wrong}`);
      expect(answer.statusCode, wrong).toBe(303);
      expect(answer.headers.location).toBe(path);
    }
    app.platform.clock.advance(31 * 60_000);
    expect((await fetchFile(location)).statusCode).toBe(303);
  });

  it('ends with the refund of its order, even for a button pressed before', async () => {
    const { buyer, order, path } = await buy();
    const { location } = await press(buyer, path);
    expect((await fetchFile(location)).statusCode).toBe(200);
    const refunded = await owner.send('POST', `/api/admin/orders/${order.id}/refund`, {
      json: { amountMinor: 1200, reason: '', idempotencyKey: newId(), revision: order.revision },
    });
    expect(refunded.status).toBe(200);
    expect((await fetchFile(location)).statusCode).toBe(303);
    const closed = await buyer.open(path);
    expect(closed.status).toBe(410);
    expect(closed.body).toContain(text.withdrawnTitle);
    const status = await buyer.open(order.statusPath);
    expect(status.body).toContain(text.withdrawnTitle);
    expect(status.body).not.toContain(`href="${path}"`);
  });

  it('is private: unknown links, forged forms and other sites get nothing', async () => {
    const { path, buyer } = await buy();
    const unknown = await buyer.open(path.slice(0, -1) + (path.endsWith('A') ? 'Q' : 'A'));
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain(text.unknownTitle);
    expect((await buyer.open('/downloads/short')).status).toBe(404);
    expect((await buyer.open(`${path}/..%2f..%2fetc%2fpasswd?ticket=x`)).status).toBe(303);
    const foreign = await app.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: new URL(app.origin).host,
        origin: 'http://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, path]);
    expect((await buyer.open(path)).body).toContain('5 downloads left.');
  });

  it('expires at the promised time, with a sentence that says what to do', async () => {
    const { buyer, path } = await buy();
    app.platform.clock.advance(30 * DAY - 1);
    expect((await buyer.open(path)).status).toBe(200);
    app.platform.clock.advance(1);
    const expired = await buyer.open(path);
    expect(expired.status).toBe(410);
    expect(expired.body).toContain(text.expiredTitle);
    expect(expired.body).toContain('mailto:owner@example.com');
    expect((await buyer.send('POST', path, { form: {} })).status).toBe(410);
  });
});
