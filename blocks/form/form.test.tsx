import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
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
