import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import { newFormFields } from '@vitrine/domain/form/site-form.ts';
import { aPlace, someData } from '../block-fixtures.ts';
import { formBlock } from './form.block.ts';
import { FormBlock } from './form.render.tsx';
import { formSchema } from './form.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<FormBlock {...aPlace(formSchema.parse(props))} />);
const fields = [
  { id: 'a', type: 'text', label: 'Your name' },
  { id: 'b', type: 'select', label: 'Which day', options: ['Friday', 'Saturday'] },
  { id: 'c', type: 'section', label: 'More' },
  { id: 'd', type: 'hidden', label: 'Campaign' },
];

test('opens a mail draft with its questions', () => {
  const html = draw({ name: 'Visit us', fields, email: 'hello@fern.example' });
  expect(html).toContain('<li>Your name</li><li>Which day</li>');
  expect(html).not.toMatch(/More|Campaign|<form|<input/);
  const href = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href).toMatch(/^mailto:hello@fern\.example\?subject=Visit%20us&body=/);
  expect(decodeURIComponent(href.split('body=')[1] ?? '')).toBe(
    'Your name:\r\n\r\n\r\nWhich day (Friday, Saturday):\r\n\r\n',
  );
});

test('shows that a form without an address is not configured', () => {
  const html = draw({ name: 'Visit us', fields });
  expect(html).toContain('This form has not been configured yet.');
  expect(html).not.toMatch(/<a |<form|<input/);
});

test('escapes markup and mailto parameters', () => {
  expect(formSchema.safeParse({ name: 'a', email: 'a@b.example?bcc=c@d.example' }).success).toBe(false);
  const html = draw({
    name: 'a&bcc=c@d.example<img src=x>',
    text: '<b>',
    fields: [{ id: 'a', type: 'text', label: '<img src=x>' }],
    email: 'a@b.example',
  });
  expect(html).toContain('subject=a%26bcc%3Dc%40d.example');
  expect(html).not.toMatch(/<img|<b>/);
});

test('builds a mail link with a lone surrogate', () => {
  const halves = 'x'.repeat(255) + '🏺';
  const many = Array.from({ length: 5 }, (_, at) => ({ id: `${at}`, type: 'text', label: halves }));
  expect(draw({ name: 'a\ud83c', fields: many, email: 'a@b.example' })).toContain('subject=a&amp;');
});

describe('a block with a form of the website', () => {
  const formId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';
  const form: SiteFormView = {
    id: formId,
    name: 'Contact',
    version: 3,
    fields: newFormFields,
    submitLabel: '',
    disclaimerMessage: 'We keep <b>it</b> for a year.',
    captchaEnabled: true,
    captchaTheme: 'light',
    captchaAlignment: 'left',
    hasCode: false,
  };
  const drawn = (
    change: Partial<SiteFormView> = {},
    forms = new Map([[formId, { ...form, ...change }]]),
  ): string =>
    renderToStaticMarkup(
      <FormBlock {...aPlace(formSchema.parse({ name: 'Visit us', formId }), someData({ forms }))} />,
    );

  test('needs that form, and one that was placed before needs none', () => {
    const page = { month: null, now: 0, timeZone: 'UTC' };
    expect(formBlock.needs?.(formSchema.parse({ name: 'a', formId }), page).formIds).toEqual([formId]);
    expect(formBlock.needs?.(formSchema.parse({ name: 'a' }), page).formIds).toBeUndefined();
  });

  test('posts without a script, with the version of its questions and a field that people do not see', () => {
    const html = drawn();
    expect(html).toContain(`action="/site-forms/${formId}" method="post"`);
    expect(html).toContain('name="formVersion" value="3"');
    expect(html).toMatch(/<input[^>]* tabindex="-1"[^>]* name="website"/);
    expect(html).toContain('name="answer.email"');
    expect(html).toContain('>Send</button>');
    expect(html).toContain('<vitrine-island name="site-form" load="touch">');
    expect(html).toContain('We keep &lt;b&gt;it&lt;/b&gt; for a year.');
  });

  test('has different ids in two places of a page', () => {
    expect(drawn()).toContain(`id="answer-${formId}-b1-email"`);
  });

  test('marks its page only where code runs afterwards', () => {
    expect(drawn()).not.toContain('data-form-code');
    expect(drawn({ hasCode: true })).toContain(`<div class="call-card" data-form-code="${formId}">`);
  });

  test('shows that a form in the bin is not configured', () => {
    expect(drawn({}, new Map())).toContain('This form has not been configured yet.');
  });
});
