import { expect, it } from 'vitest';
import { labelKey, labelName, spellLabels } from './labels.ts';

it('compares names without regard to letter case and spaces', () => {
  expect(labelName('  Wood   firing ')).toBe('Wood firing');
  expect(labelKey('WOOD  Firing')).toBe(labelKey('wood firing'));
});

it('spells names as they are known, each once, and leaves empty ones out', () => {
  expect(spellLabels(['clay', ' ', 'Glaze', 'CLAY', 'glaze'], ['Clay'])).toEqual(['Clay', 'Glaze']);
  expect(spellLabels([], ['Clay'])).toEqual([]);
});
