import type { SegmentRule } from '@vitrine/domain/audience/segment-rules.ts';
import { expect, it } from 'vitest';
import { freshRule, segmentFields, sentRule, typedRule } from './segment-values.ts';

const rules: readonly SegmentRule[] = [
  { field: 'list', is: 'not-in', listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21' },
  { field: 'tag', is: 'has', tag: 'Club' },
  { field: 'joined', is: 'before', day: '2026-05-01' },
  { field: 'language', is: 'is', language: 'de' },
  { field: 'source', is: 'is-not', source: 'import' },
  { field: 'email', is: 'ends-with', text: '.example' },
  { field: 'orders', is: 'at-least', count: 2 },
];

it('a stored rule of each kind is sent as it was', () => {
  expect(rules.map(({ field }) => field).toSorted()).toEqual(segmentFields.toSorted());
  for (const rule of rules) expect(sentRule(typedRule(1, rule))).toEqual(rule);
});

it('a new rule begins with the first comparison and without a value', () => {
  expect(freshRule(3, 'tag')).toEqual({ key: 3, field: 'tag', is: 'has', value: '' });
  expect(freshRule(3, 'source').value).toBe('newsletter');
});

it('a number that was left empty is not sent as 0', () => {
  expect(sentRule(freshRule(1, 'orders'))).toEqual({ field: 'orders', is: 'at-least', count: null });
});
