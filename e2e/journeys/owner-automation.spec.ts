import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { callAsOwner } from '../shop-calls.ts';

/**
 * The webhook of a form, and a submission with notes and an answer, by mouse and by keyboard: an address is refused and
 * another one connected, tried in vain, and disconnected; a note is deleted and brought back, and an answer is sent.
 */

const begin = 'Automated';
const formsPath = '/api/admin/forms';
/** Of documents only (RFC 5737): nothing is ever sent there, and nobody has to wait for that. */
const nowhere = 'https://192.0.2.1/in';

interface Form {
  readonly id: string;
  readonly name: string;
}

// Whatever happened: the list of forms is that of other journeys too.
test.afterEach(async ({ page }) => {
  const { forms } = await callAsOwner<{ forms: readonly Form[] }>(page, 'GET', formsPath);
  for (const { id, name } of forms)
    if (name.startsWith(begin)) await callAsOwner(page, 'POST', `${formsPath}/${id}/delete`);
});

async function connect(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Connect a service' }));
  const dialog = page.getByRole('dialog', { name: 'Connect a service' });
  const address = dialog.getByLabel('Address');
  await hands.write(address, 'http://hooks.example/in');
  await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
  await expect(dialog).toContainText('Use an address that begins with https://');
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await hands.write(address, nowhere);
  await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Not used yet')).toBeVisible();
}

async function tryIt(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Send a test' }));
  await expect(
    page.getByText('The test was not taken. The address leads into a private network'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Requests' })).toContainText('Not taken');
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Make another secret' }));
  const rotate = page.getByRole('dialog', { name: 'Make another secret?' });
  await hands.press(rotate.getByRole('button', { name: 'Make another one' }));
  await expect(rotate).toBeHidden();
  await expect(page.getByText(/^Until .* the secret before is right, too\.$/)).toBeVisible();
}

async function disconnect(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Disconnect' }));
  const dialog = page.getByRole('dialog', { name: 'Disconnect the service?' });
  await hands.press(dialog.getByRole('button', { name: 'Disconnect' }));
  await expect(page.getByRole('button', { name: 'Connect a service' })).toBeVisible();
}

async function noteAndAnswer(page: Page, hands: Hands, words: string): Promise<void> {
  await hands.write(page.getByLabel('Note', { exact: true }), words);
  await hands.press(page.getByRole('button', { name: 'Add note' }));
  const entries = page.getByRole('list', { name: 'Notes and answers' });
  await expect(entries).toContainText(words);
  await hands.press(page.getByRole('button', { name: 'Delete note' }));
  await expect(page.getByText(words)).toBeHidden();
  await hands.press(page.getByRole('button', { name: 'Undo' }));
  await expect(entries).toContainText(words);

  await hands.press(page.getByRole('button', { name: 'Reply by email' }));
  const dialog = page.getByRole('dialog', { name: 'Reply by email' });
  await hands.press(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toContainText('Write your answer first.');
  await expectAccessible(page);
  await hands.write(dialog.getByLabel('Your answer'), `Yes, gladly: ${words}`);
  await hands.press(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toBeHidden();
  await expect(entries).toContainText(`Yes, gladly: ${words}`);
  await expectAccessible(page);
}

for (const [way, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`A form is connected to a service, and what it got is noted and answered, by ${way} @desktop-only`, async ({
    page,
  }) => {
    const stamp = `${way} ${Date.now()}`;
    await becomeOwner(page);
    const hands = handsOn(page);
    const form = await callAsOwner<Form>(page, 'POST', formsPath, { name: `${begin} ${stamp}` });
    await page.goto(`/config/forms/${form.id}`);
    await connect(page, hands);
    await tryIt(page, hands);
    await disconnect(page, hands);

    const sent = await page.request.post(`/site-forms/${form.id}`, {
      form: {
        'answer.name.0': 'June',
        'answer.name.1': 'Alder',
        'answer.email': `${stamp.replace(' ', '-')}@example.com`,
        'answer.message': `Do you repair teapots? ${stamp}`,
      },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);
    const { rows } = await callAsOwner<{ rows: readonly { id: string }[] }>(
      page,
      'GET',
      `/api/admin/form-submissions?form=${form.id}`,
    );
    await page.goto(`/config/form-submissions/${rows[0]?.id ?? ''}`);
    await noteAndAnswer(page, hands, `She called ${stamp}`);
  });
}
