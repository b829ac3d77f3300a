import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListProviderOfSite } from '@vitrine/contracts/list-providers.ts';
import { FakeMailchimp } from '@vitrine/testing/fake-mailchimp.ts';
import { TestMailServer } from '@vitrine/testing/test-mail-server.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { publishNewsletterPage } from '../newsletter-page.ts';
import { openOwnProduct, type OwnProduct } from '../own-product.ts';
import { expect, test } from '../owner-test.ts';
import { keepFirstSite, owner } from '../owner.ts';
import { shopPort } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';

/**
 * Services beside the shop, as servers on this machine, which only a shop in development may send to: a provider of
 * mailing lists gets who signs up, a webhook gets what a form does, and a sender gets an answer by mail.
 */

const port = shopPort + 3;
const list = 'a1b2c3d4e5';
const providerPath = '/api/admin/audience/provider';

interface Received {
  readonly signature: string;
  readonly body: string;
}

/** A service with a webhook, which answers with `status`. */
class Receiver {
  readonly received: Received[] = [];
  status = 200;
  readonly #server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.received.push({ signature: String(request.headers['vitrine-signature'] ?? ''), body });
      response.writeHead(this.status).end(this.status === 200 ? 'thanks' : 'the kiln is cold');
    });
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/in`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const provider = new FakeMailchimp();
const mailbox = new TestMailServer();
const receiver = new Receiver();
let hook = '';
let product: OwnProduct;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ browser }) => {
  await Promise.all([provider.start(), mailbox.start()]);
  provider.addList(list, 'Kiln letter');
  hook = await receiver.start();
  product = await openOwnProduct(port, { NODE_ENV: 'development', SMTP_URL: mailbox.url });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.welcome);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  cookies = await context.cookies();
  await context.close();
});
test.afterAll(async () => {
  await product.remove();
  receiver.stop();
  await Promise.all([provider.stop(), mailbox.stop()]);
});
test.beforeEach(async ({ context }) => {
  receiver.status = 200;
  await context.addCookies(cookies);
});
// Whatever happened: the next one connects it again.
test.afterEach(async ({ page }) => {
  const { connection } = await callAsOwner<ListProviderOfSite>(page, 'GET', providerPath);
  if (connection !== null)
    await callAsOwner(page, 'POST', `${providerPath}/disconnect`, { seen: connection.version });
});

/** Names that no other run of these journeys has. */
const named = (name: string): string => `${name}-${Date.now().toString(36)}`;

async function connectProvider(page: Page, hands: Hands): Promise<void> {
  await page.goto('/config/audience/provider');
  await hands.press(page.getByRole('button', { name: 'Connect Mailchimp' }));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel('API key'), `${'0'.repeat(32)}-${provider.key.split('-')[1]}`);
  await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
  await expect(dialog).toContainText('Your API key may be invalid');
  await hands.write(dialog.getByLabel('API key'), provider.key);
  await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));

  // Nothing is sent before a list is chosen.
  const choice = page.getByRole('dialog', { name: 'Choose a list' });
  const lists = choice.getByLabel('List', { exact: true });
  await hands.press(choice.getByRole('button', { name: 'Save' }));
  await expect(choice).toContainText('A List must be selected');
  await expect(lists).toBeFocused();
  await expectAccessible(page);
  const count = [...(provider.lists.get(list)?.members.values() ?? [])].filter(
    ({ status }) => status === 'subscribed',
  ).length;
  await hands.choose(lists, `Kiln letter (${count})`);
  await hands.press(choice.getByRole('button', { name: 'Save' }));
  await expect(choice).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: 'Kiln letter' })).toBeVisible();
  await expect(page.getByText(/^Fern and Kiln/)).toBeVisible();
  await expectAccessible(page);
}

for (const [way, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`Whoever signs up arrives at the provider that an owner connects, by ${way} @desktop-only`, async ({
    page,
    browser,
  }) => {
    const of = named(way);
    const email = `kim.${of}@example.com`;
    const hands = handsOn(page);
    await connectProvider(page, hands);
    const address = await publishNewsletterPage(page, of, { doubleOptIn: false });

    const visitors = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await visitors.newPage();
    const theirs = handsOn(visitor);
    await visitor.goto(address);
    await theirs.write(visitor.getByLabel('Email'), email);
    await theirs.press(visitor.getByRole('button', { name: 'Join' }));
    await expect(visitor.getByLabel('Email')).toHaveCount(0);
    await visitors.close();
    await expect.poll(() => provider.member(list, email)?.status).toBe('pending');

    await page.reload();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByText(/^The last change was taken at/)).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Disconnect' }));
    const dialog = page.getByRole('dialog', { name: 'Disconnect Mailchimp?' });
    await expectAccessible(page);
    await hands.press(dialog.getByRole('button', { name: 'Disconnect' }));
    await expect(page.getByRole('button', { name: 'Connect Mailchimp' })).toBeVisible();
  });

  test(`A webhook gets what a form does, signed, and is shown failing; an answer arrives by mail, by ${way} @desktop-only`, async ({
    page,
  }) => {
    const of = named(way);
    const email = `june.${of}@example.com`;
    const hands = handsOn(page);
    await page.goto('/config/forms');
    const form = await callAsOwner<{ id: string }>(page, 'POST', '/api/admin/forms', {
      name: `Outside ${of}`,
    });
    await page.goto(`/config/forms/${form.id}`);
    await hands.press(page.getByRole('button', { name: 'Connect a service' }));
    const dialog = page.getByRole('dialog', { name: 'Connect a service' });
    await hands.write(dialog.getByLabel('Address'), hook);
    await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
    await expect(dialog).toBeHidden();
    await hands.press(page.getByRole('button', { name: 'Send a test' }));
    await expect(page.getByText('The service took the test: HTTP 200.')).toBeVisible();
    const secret = await page.locator('code').filter({ hasText: 'whsec_' }).innerText();
    expectSigned(about(of).at(-1), secret);

    await submit(page, form.id, email, `Do you repair teapots? ${of}`);
    await expect.poll(() => about(`teapots? ${of}`).length).toBe(1);
    expectSigned(about(`teapots? ${of}`)[0], secret);
    await page.reload();
    await expect(page.getByText(/^The last submission was taken at/)).toBeVisible();

    // The service fails.
    receiver.status = 500;
    await submit(page, form.id, email, `And lids, which I have broken, too? ${of}`);
    await expect.poll(() => about(`too? ${of}`).length).toBe(1);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Nothing was taken since/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const requests = page.getByRole('list', { name: 'Requests' });
    await expect(requests.getByRole('listitem').first()).toContainText('HTTP 500: the kiln is cold');
    await expectAccessible(page);

    await hands.press(requests.getByRole('link', { name: 'Submission' }).first());
    await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Reply by email' }));
    const reply = page.getByRole('dialog', { name: 'Reply by email' });
    await hands.write(reply.getByLabel('Your answer'), `Lids too, gladly: ${of}`);
    await hands.press(reply.getByRole('button', { name: 'Send' }));
    await expect(reply).toBeHidden();
    const arrived = () => mailbox.received.filter(({ to }) => to.includes(email));
    await expect.poll(() => arrived().some(({ message }) => message.includes(`gladly: ${of}`))).toBe(true);
  });
}

/** What the service got with these words. */
const about = (words: string): readonly Received[] =>
  receiver.received.filter(({ body }) => body.includes(words));

function expectSigned(one: Received | undefined, secret: string): void {
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(one?.signature ?? '') ?? [];
  expect(createHmac('sha256', secret).update(`${seconds}.${one?.body}`).digest('hex')).toBe(signature);
}

async function submit(page: Page, formId: string, email: string, message: string): Promise<void> {
  const sent = await page.request.post(`/site-forms/${formId}`, {
    form: {
      'answer.name.0': 'June',
      'answer.name.1': 'Alder',
      'answer.email': email,
      'answer.message': message,
    },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
}
