import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { AccordionBlock } from './accordion.render.tsx';
import { accordionSchema } from './accordion.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<AccordionBlock {...aPlace(accordionSchema.parse(props))} />);
const items = [
  { title: 'Dishwasher?', html: '<p>Yes.</p>' },
  { title: 'Oven?', html: '<p>Warm it <em>slowly</em>.</p>' },
];

test('opens without a script, one at a time', () => {
  const html = draw({ items, firstOpen: true });
  expect(html.match(/name="accordion-b1"/g)).toHaveLength(2);
  expect(html.match(/ open=""/g)).toHaveLength(1);
  expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('Dishwasher?'));
  expect(html).toContain('<summary>Oven?</summary><div class="text"><p>Warm it <em>slowly</em>.</p></div>');
});

test('allows several open answers when configured', () => {
  expect(draw({ items, allowsMultiple: true })).not.toContain('name=');
});

test('renders markup in title and answer inert', () => {
  const html = draw({
    items: [{ title: '<img src=x>', html: '<script>a</script><a href="javascript:1">b</a>' }],
  });
  expect(html).toContain('<summary>&lt;img src=x&gt;</summary><div class="text"><a>b</a></div>');
});

test('has 1 to 50 entries', () => {
  expect(accordionSchema.safeParse({ items: [] }).success).toBe(false);
  expect(
    accordionSchema.safeParse({ items: Array.from({ length: 51 }, () => ({ title: 'a' })) }).success,
  ).toBe(false);
});
