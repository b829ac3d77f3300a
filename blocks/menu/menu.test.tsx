import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { MenuBlock } from './menu.render.tsx';
import { menuSchema } from './menu.schema.ts';
import { readMenu } from './read-menu.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<MenuBlock {...aPlace(menuSchema.parse(props))} />);

test('reads sections, dishes, notes and prices from text', () => {
  expect(
    readMenu(
      'Lunch\n-----\n\n(Until three)\n\nSoup\nOf the day,\nwith bread\n$7.50\n\nTart\n8 / 12 €\n\nSweets\n======\nPlum cake\n4,20',
    ),
  ).toEqual([
    {
      title: 'Lunch',
      note: 'Until three',
      items: [
        { name: 'Soup', note: 'Of the day, with bread', price: '$7.50' },
        { name: 'Tart', note: '8 / 12 €', price: '' },
      ],
    },
    { title: 'Sweets', note: '', items: [{ name: 'Plum cake', note: '', price: '4,20' }] },
  ]);
});

test('reads a menu without sections', () => {
  expect(readMenu('Tea\n3')).toEqual([
    { title: '', note: '', items: [{ name: 'Tea', note: '', price: '3' }] },
  ]);
});

test('reads long and unusual text quickly', () => {
  const took = startCpuTimer();
  readMenu('1'.repeat(20_000));
  readMenu(`a\n${'1 / '.repeat(4999)}x`);
  readMenu('\n\n'.repeat(10_000));
  expect(took()).toBeLessThan(500);
});

test('shows a dish with its price, and markup as text', () => {
  const html = draw({
    sections: [{ title: '<b>', items: [{ name: '<img src=x>', price: '<i>', note: '<u>' }] }],
  });
  expect(html).toContain('<h3>&lt;b&gt;</h3>');
  expect(html).toContain('<span>&lt;img src=x&gt;</span><span class="food-menu__price">&lt;i&gt;</span>');
  expect(html).not.toMatch(/<img|<u>/);
});

test('refuses an empty menu', () => {
  expect(menuSchema.safeParse({}).success).toBe(false);
});
