import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { NewsletterBlock } from './newsletter.render.tsx';
import { newsletterSchema } from './newsletter.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<NewsletterBlock {...aPlace(newsletterSchema.parse(props))} />);

test('opens a mail draft that subscribes to the newsletter', () => {
  expect(draw({ title: 'Kiln news', email: 'news@fern.example', disclaimer: 'Four a year.' })).toContain(
    'href="mailto:news@fern.example?subject=Kiln%20news&amp;body=Please%20add%20me%20to%20your%20list."',
  );
});

test('shows that it is not configured without an address', () => {
  expect(draw({ title: 'Kiln news' })).toContain('This form has not been configured yet.');
});

test('shows markup as text', () => {
  expect(draw({ title: '<img src=x>', text: '<b>', email: 'a@b.example', buttonLabel: '<i>' })).not.toMatch(
    /<img|<b>|<i>/,
  );
});

test('has a form for its list, which works without JavaScript', () => {
  const listId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21';
  const html = draw({ title: 'Kiln news', listId, buttonLabel: 'Join', disclaimer: 'Four a year.' });
  expect(html).toContain('<vitrine-island name="newsletter-form" load="touch">');
  expect(html).toContain('action="/site-users/account/newsletter" method="post"');
  expect(html).toContain(`name="listId" value="${listId}"`);
  // The words that are agreed to are those that are read.
  expect(html).toContain('name="words" value="Kiln news\nJoin\nFour a year."');
  expect(html).toContain('type="submit" aria-disabled="false">Join</button>');
  expect(html).not.toContain('mailto:');
});
