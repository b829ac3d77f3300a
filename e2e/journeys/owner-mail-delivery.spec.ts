import type { SenderDomain } from '@vitrine/contracts/mail-delivery.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectFocus, type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** An owner decides how emails are sent, reads what the domain lacks, and who gets no marketing emails. */

const spf = 'v=spf1 include:sendgrid.net ~all';

/** The records of a domain as DNS would have them: a journey asks nobody on the internet. */
const domainWith = (selector: string): SenderDomain => ({
  domain: 'fernandkiln.example',
  isMailbox: false,
  records: [
    { kind: 'spf', state: 'missing', name: 'fernandkiln.example', value: spf, present: '' },
    selector === 'kiln'
      ? {
          kind: 'dkim',
          state: 'found',
          name: 'kiln._domainkey.fernandkiln.example',
          value: '',
          present: 'v=DKIM1; p=MIGfMA0',
        }
      : {
          kind: 'dkim',
          state: 'missing',
          name: '',
          value: '',
          present: '',
        },
    {
      kind: 'dmarc',
      state: 'found',
      name: '_dmarc.fernandkiln.example',
      value: '',
      present: 'v=DMARC1; p=none',
    },
  ],
});

async function openDelivery(page: Page, hands: Hands): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/admin/mail-delivery/domain*', (route) =>
    route.fulfill({
      json: domainWith(new URL(route.request().url()).searchParams.get('selector') ?? ''),
    }),
  );
  await becomeOwner(page);
  await page.goto('/config/mail');
  await hands.press(page.getByRole('link', { name: 'Email delivery', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Email delivery' })).toBeVisible();
  await expectFocus(page);
  await expectAccessible(page);
}

/** Problems are said at their field, and what was typed stays. */
async function enterServer(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Enter mail server' }));
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const host = dialog.getByLabel('Server', { exact: true });
  await hands.write(host, 'smtp://smtp.example.com');
  await hands.press(dialog.getByRole('button', { name: 'Use this server' }));
  await expect(
    dialog.getByText('Enter the name alone, like smtp.example.com, without smtp:// or https://.'),
  ).toBeVisible();
  await expect(host).toBeFocused();

  // A server inside the network of the installation is nobody's to reach.
  await hands.write(host, '127.0.0.1');
  const port = dialog.getByLabel('Port');
  await hands.choose(dialog.getByLabel('Encryption'), 'TLS');
  await expect(port).toHaveValue('465');
  await hands.choose(dialog.getByLabel('Encryption'), 'STARTTLS');
  await expect(port).toHaveValue('587');
  await hands.write(dialog.getByLabel('User name'), 'shop');
  await hands.write(dialog.getByLabel('Password', { exact: true }), 'glaze and ash 1280');
  await hands.press(dialog.getByRole('button', { name: 'Send a test to myself' }));
  await expect(dialog.getByText(/^This server is inside a private network/)).toBeVisible();
  await expect(dialog.getByLabel('User name')).toHaveValue('shop');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('glaze and ash 1280');
  await hands.press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enter mail server' })).toBeFocused();
}

async function lookUpDomain(page: Page, hands: Hands): Promise<void> {
  const records = page.getByRole('list', { name: 'Records of fernandkiln.example' });
  await expect(records).toContainText(spf);
  await hands.press(records.getByRole('button', { name: 'Copy value of the SPF record' }));
  await expect(records.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(spf);
  const dkim = records.getByRole('listitem').filter({ hasText: 'DKIM' });
  await expect(dkim).toContainText('Missing');
  await hands.write(page.getByLabel('DKIM selector'), 'kiln');
  await hands.press(page.getByRole('button', { name: 'Look it up' }));
  await expect(dkim).toContainText('Found');
  await expect(dkim).toContainText('p=MIGfMA0');
}

/** Makes the secret address and returns it. Another one, where an earlier journey has made one. */
async function makeAddress(page: Page, hands: Hands): Promise<string> {
  const make = page.getByRole('button', { name: /^Make (?:an|another) address$/ });
  await expect(make).toBeVisible();
  const isFirst = (await make.textContent()) === 'Make an address';
  await hands.press(make);
  if (!isFirst) {
    await expectAccessible(page);
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Make another one' }));
  }
  await expect(page.getByText('The address is ready.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Copy address' }));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/api/mail-events/');
  return copied();
}

async function deliver(page: Page, hands: Hands, name: string): Promise<void> {
  await openDelivery(page, hands);
  await enterServer(page, hands);
  await lookUpDomain(page, hands);
  const url = await makeAddress(page, hands);
  expect(url).toMatch(/\/api\/mail-events\/[\da-f-]{36}\/[\w-]{32}$/);

  // The email service reports.
  const stamp = Date.now().toString(36);
  const email = `${name}-${stamp}@example.com`;
  const reported = await page.request.post(url, {
    data: { type: 'bounce', email, words: '550 5.1.1 no such user' },
  });
  expect(reported.status()).toBe(204);
  await page.reload();
  await expect(page.getByText(/^Something was reported last at/)).toBeVisible();
  const addresses = page.getByRole('list', { name: 'Addresses without marketing emails' });
  const row = addresses.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Emails come back');
  await expect(row).toContainText('550 5.1.1 no such user');
  await expectAccessible(page);
  const search = page.getByLabel('Search addresses by their beginning');
  await hands.write(search, 'nobody@');
  await expect(page.getByText('No address begins like this.')).toBeVisible();
  await hands.write(search, `${name}-${stamp.slice(0, -1)}`);
  await expect(row).toBeVisible();

  await hands.press(row.getByRole('button', { name: `Send again to ${email}` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Emails to this address came back.');
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Send again' }));
  await expect(page.getByText(`${email} gets marketing emails again.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectFocus(page);
}

test('an owner sets up how emails are sent, by mouse', async ({ page }) => {
  await deliver(page, mouseOn(page), 'mouse');
});

test('an owner sets up how emails are sent, by keyboard alone @desktop-only', async ({ page }) => {
  await deliver(page, keyboardOn(page), 'keys');
});
