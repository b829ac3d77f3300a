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
