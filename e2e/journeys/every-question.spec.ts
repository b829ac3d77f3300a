import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page, test } from '@playwright/test';
import type { Submission, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { UploadedFile } from '@vitrine/contracts/site-forms.ts';
import { expectAccessible } from '../axe.ts';
import { pictureFile } from '../drop-files.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { becomeOwner } from '../owner.ts';
import { watchConsole } from '../page-basics.ts';
import { callAsOwner } from '../shop-calls.ts';

/**
 * The contact page's form, which has a question of every kind: filled in by mouse, by keyboard and without JavaScript;
 * what goes over the wire is asserted field by field, and the inbox shows each answer as it was sent.
 */

const path = '/contact?from=letter';
const thanks = 'Thank you! We answer on opening days, mostly within one.';

/** Words that nothing else has, also when this is repeated. */
interface Sender {
  readonly email: string;
  readonly message: string;
}
const aSender = (how: string): Sender => {
  const stamp = `${how}-${Date.now().toString(36)}`;
  return { email: `${stamp}@example.com`, message: `A vase for ${stamp}.\nWith a lid.` };
};

/** A picture that somebody sends, and its name once it is stored. */
const picture = pictureFile('film-vase');
const pictureName = 'film-vase.jpg';

/** The answers in the shapes of their kinds. spec: site-platform 3 */
const answersOf = ({ email, message }: Sender) => ({
  name: ['June', 'Alder'],
  email,
  phone: ['', '828', '555', '0142'],
  website: 'https://june.example/pots?of=1',
  address: ['1 Foundry Lane', 'Unit 2', 'Asheville', 'North Carolina', '28801', 'United States'],
  what: 'A vase',
  glaze: 'Moss',
  with: ['A lid', 'A name'],
  title: 'For June & "Ro"',
  count: '2',
  budget: '1,250.00',
  day: ['2', '29', '2028'],
  hour: ['10', '30', '', 'AM'],
  likes: { 'A pot may show how it was made': ['2'], 'Every mug needs a thin lip': ['-1'] },
  photos: [pictureName],
  message,
  campaign: 'letter',
});

/** What the inbox says, question by question. */
const wordsOf = ({ email, message }: Sender): readonly string[] => [
  'June Alder',
  email,
  '828-555-0142',
  'https://june.example/pots?of=1',
  '1 Foundry Lane, Unit 2, Asheville, North Carolina, 28801, United States',
  'A vase',
  'Moss',
  'A lid A name',
  'For June & "Ro"',
  '2',
  '1,250.00',
  '2028-02-29',
  '10:30 AM',
  'A pot may show how it was made: Strongly Agree Every mug needs a thin lip: Disagree',
  // With its size.
  `${pictureName} 68 KB`,
  message.replaceAll('\n', ' '),
  'letter',
];

const formOf = (page: Page) => page.locator('form.site-form');

/** Answers every question in the order of the form. */
async function answerAll(page: Page, hands: Hands, { email, message }: Sender): Promise<void> {
  const form = formOf(page);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  /** Its label says so where it need not be answered. */
  const optional = (label: string) => field(`${label} (optional)`);
  const inputs: readonly (readonly [string, string])[] = [
    ['First name', 'June'],
    ['Last name', 'Alder'],
    ['Your email address', email],
    ['Area code', '828'],
    ['First three digits', '555'],
    ['Last four digits', '0142'],
  ];
  for (const [label, words] of inputs) await hands.write(field(label), words);
  await hands.write(optional('Your website'), 'https://june.example/pots?of=1');
  const address: readonly (readonly [string, string])[] = [
    ['Address line 1', '1 Foundry Lane'],
    ['Address line 2', 'Unit 2'],
    ['City', 'Asheville'],
    ['State or province', 'North Carolina'],
    ['ZIP or postal code', '28801'],
    ['Country', 'United States'],
  ];
  for (const [label, words] of address) await hands.write(field(label), words);
  await hands.choose(field('What is it?'), 'A vase');
  await hands.pick(field('Moss'));
  await hands.tick(field('A lid'));
  await hands.tick(field('A name'));
  await hands.write(optional('Words on it'), 'For June & "Ro"');
  await hands.write(optional('How many?'), '2');
  await hands.write(optional('What may it cost?'), '1,250.00');
  for (const [label, words] of [
    ['Month', '2'],
    ['Day', '29'],
    ['Year', '2028'],
    ['Hour', '10'],
    ['Minute', '30'],
  ] as const)
    await hands.write(field(label), words);
  await hands.choose(field('AM or PM'), 'AM');
  const rated = (statement: string, word: string) =>
    form.getByRole('group', { name: statement, exact: true }).getByLabel(word, { exact: true });
  await hands.pick(rated('A pot may show how it was made', 'Strongly Agree'));
  await hands.pick(rated('Every mug needs a thin lip', 'Disagree'));
  await hands.attach(optional('Pictures of what you like'), picture);
  await hands.write(field('Tell us more'), message);
}

/** The owner finds the submission, its answers in their shapes and as words. */
async function expectInInbox(browser: Browser, sender: Sender): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await becomeOwner(page);
  await page.goto('/config/form-submissions');
  const { rows } = await callAsOwner<{ rows: readonly SubmissionRow[] }>(
    page,
    'GET',
    `/api/admin/form-submissions?search=${encodeURIComponent(sender.email)}`,
  );
  expect(rows).toHaveLength(1);
  const id = rows[0]?.id ?? '';
  const { answers } = await callAsOwner<Submission>(page, 'GET', `/api/admin/form-submissions/${id}`);
  expect(Object.fromEntries(answers.map((answer) => [answer.id, answer.value]))).toEqual(answersOf(sender));
  await page.goto(`/config/form-submissions/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Submission of June Alder' })).toBeVisible();
  const shown = page.getByRole('article').locator('dl > div');
  for (const [at, words] of wordsOf(sender).entries()) {
    const entries = shown.nth(at).locator('dd').first().locator('li');
    if ((await entries.count()) > 0) expect((await entries.allTextContents()).join(' ')).toBe(words);
    else await expect(shown.nth(at).locator('dd').first()).toContainText(words);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('article').getByRole('link', { name: pictureName }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(pictureName);
  expect(await readFile(await download.path())).toEqual(await readFile(picture));
  await context.close();
}

for (const [hand, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`by ${hand}, every kind of question is answered and sent in its shape, and is in the inbox`, async ({
    page,
    browser,
  }) => {
    const noise = watchConsole(page);
    const hands = handsOn(page);
    const sender = aSender(hand);
    await page.goto(path);
    await formOf(page).scrollIntoViewIfNeeded();
    const uploading = page.waitForResponse('**/api/form/files');
    await answerAll(page, hands, sender);
    const { upload, name, size } = (await (await uploading).json()) as UploadedFile;
    expect([name, size]).toEqual([pictureName, (await readFile(picture)).byteLength]);
    await expect(formOf(page).getByText(`${pictureName} is uploaded.`)).toBeVisible();
    await expectAccessible(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/form/SaveFormSubmission'),
      hands.press(formOf(page).getByRole('button', { name: 'Ask us' })),
    ]);
    const body = request.postDataJSON() as Record<string, unknown> & { readonly form: string };
    // A file is sent by its key.
    expect(JSON.parse(body.form)).toEqual({ ...answersOf(sender), photos: [upload] });
    expect(body).toMatchObject({
      key: expect.stringMatching(/^.{20,}$/),
      captchaKey: expect.stringMatching(/^.+$/),
      formVersion: 1,
      website: '',
      pagePath: '/contact',
      queryString: '?from=letter',
      contentSource: 'c',
      website_locale: expect.stringMatching(/^en/),
    });
    expect(body['pageTitle']).toContain('Contact');
    const words = page.getByText(thanks);
    await expect(words).toBeVisible();
    await expect(words).toBeInViewport();
    await expect(words).toBeFocused();
    expect(noise()).toEqual([]);
    await expectInInbox(browser, sender);
  });

  test(`by ${hand}, each field that needs an answer says so, and the first of them gets the focus`, async ({
    page,
  }) => {
    const hands = handsOn(page);
    await page.goto('/contact');
    const form = formOf(page);
    await form.scrollIntoViewIfNeeded();
    await hands.press(form.getByRole('button', { name: 'Ask us' }));
    const first = form.getByLabel('First name');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await expect(form.getByRole('group', { name: 'Your name' })).toHaveAccessibleDescription(
      'Your name is required.',
    );
    for (const label of ['Your email address', 'What is it?', 'Tell us more']) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`^${label.replace('?', String.raw`\?`)} is required\\.`),
      );
    }
    await expect(form.getByRole('alert')).toContainText('One or more fields is invalid');
    await expectAccessible(page);
  });
}

for (const width of [1280, 390]) {
  test(`without JavaScript at ${width} pixels, every kind of question is answered, and is in the inbox @without-javascript`, async ({
    page,
    browser,
  }) => {
    const sender = aSender(`plain${width}`);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await answerAll(page, mouseOn(page), sender);
    await formOf(page).getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expectInInbox(browser, sender);
  });
}
