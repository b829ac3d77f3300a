import type { Page } from '@playwright/test';
import { callAsOwner } from './shop-calls.ts';
import { openShopDatabase, writePage } from './test-pages.ts';

/** Of the names of these forms. */
export const begin = 'Repairs';
export const formsPath = '/api/admin/forms';

const question = (id: string, type: string, label: string, more: object = {}): object => ({
  id,
  type,
  label,
  required: false,
  maxLength: 0,
  options: [],
  ...more,
});
/** Of a form that has neither step nor condition yet. */
export const questions = [
  question('piece', 'radio', 'What is it?', { required: true, options: ['A bowl', 'Something else'] }),
  question('which', 'text', 'What else?', { required: true }),
  question('more', 'section', 'Its photos'),
  question('photos', 'file', 'Photos of it', {
    required: true,
    files: { most: 2, kinds: ['picture'], eachMb: 1, totalMb: 2 },
  }),
  question('you', 'section', 'About you', { startsStep: true }),
  question('email', 'email', 'Your email address', { required: true }),
];
const settings = {
  submitLabel: 'Ask',
  submissionMessage: 'Thank you, we look at it.',
  submissionHTML: '',
  successRedirect: '',
  disclaimerMessage: '',
  captchaEnabled: false,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  mail: { isOn: false, to: [], cc: [], bcc: [], subject: '{form}' },
  receipt: { isOn: false, subject: '', message: '' },
  keepDays: 0,
};
/** The condition and the step that the builder sets. */
export const finished = questions.map((one) => {
  const { id } = one as { id: string };
  if (id === 'which') return { ...one, shownIf: { field: 'piece', rule: 'is', value: 'Something else' } };
  return id === 'more' ? { ...one, startsStep: true } : one;
});

export const aPicture = { name: 'my teapot.png', mimeType: 'image/png', buffer: pngOf(1) };

/** A picture of one pixel. */
function pngOf(seed: number): Buffer {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(png, 'base64'), Buffer.from([seed])]);
}

export const makeForm = async (page: Page, name: string, fields: readonly object[]): Promise<string> =>
  (await callAsOwner<{ id: string }>(page, 'POST', formsPath, { name, fields, settings })).id;

export async function onPage(urlId: string, formId: string): Promise<void> {
  const db = openShopDatabase();
  await writePage(db, urlId, 'Repairs', [{ id: 'ask', type: 'form', props: { formId, name: 'Repairs' } }]);
  await db.$client.end();
}
