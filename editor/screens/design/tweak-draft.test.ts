import type { TweakView } from '@vitrine/contracts/themes.ts';
import { expect, it } from 'vitest';
import {
  changesOf,
  emptyTweaks,
  groupTweaks,
  isDraftStale,
  problemsOf,
  restoreTweaks,
  typedSince,
  typeValue,
  valuesOf,
} from './tweak-draft.ts';

const tweak = (name: string, facts: Partial<TweakView> = {}): TweakView => ({
  name,
  type: 'color',
  title: name,
  category: '',
  group: '',
  hint: '',
  sets: null,
  default: '#000',
  value: '#000',
  min: null,
  max: null,
  step: null,
  options: [],
  ...facts,
});

it('groups tweaks by category in the theme’s order, those without one last', () => {
  const groups = groupTweaks([
    tweak('loose'),
    tweak('ink', { category: 'Colours' }),
    tweak('size', { category: 'Type' }),
    tweak('paper', { category: 'Colours ' }),
  ]);
  expect(groups.map(({ category, tweaks }) => [category, tweaks.map(({ name }) => name)])).toEqual([
    ['Colours', ['ink', 'paper']],
    ['Type', ['size']],
    ['', ['loose']],
  ]);
});

it('treats the stored value as no change', () => {
  const ink = tweak('ink', { value: '#111' });
  const typed = typeValue({}, ink, '#222');
  expect(typed).toEqual({ ink: '#222' });
  expect(typeValue(typed, ink, '#111')).toEqual({});
});

it('sends the theme’s default as an empty value, so that it follows the theme', () => {
  expect(
    changesOf([tweak('ink', { value: '#111' }), tweak('paper')], { ink: '#000', paper: '#fff' }),
  ).toEqual({
    ink: '',
    paper: '#fff',
  });
});

it('asks for a value where a field was emptied', () => {
  expect(
    Object.keys(emptyTweaks([tweak('ink'), tweak('font', { default: '' })], { ink: ' ', font: '' })),
  ).toEqual(['ink']);
});

it('keeps what was typed while a save was in flight', () => {
  const before = [tweak('ink'), tweak('paper')];
  const typed = { ink: '#3', paper: '#fff' };
  expect(typedSince(before, typed, { ink: '#2', paper: '#fff' })).toEqual({ ink: '#3' });
});

it('keeps a value that was changed back while its save was in flight', () => {
  const ink = tweak('ink', { value: '#111' });
  const sent = typeValue({}, ink, '#222');
  const typed = typeValue(sent, ink, '#111');
  expect(typedSince([ink], typed, sent)).toEqual({ ink: '#111' });
});

it('maps an error to its field', () => {
  expect(problemsOf({ 'tweaks.ink': 'No.' })).toEqual({ ink: 'No.' });
});

it('restores unsaved values after a reload, as far as the theme still has them', () => {
  const tweaks = [tweak('ink', { value: '#111' }), tweak('paper', { value: '#eee' })];
  const kept = {
    typed: { ink: '#222', paper: '#eee', gone: '#333' },
    base: valuesOf(tweaks, ['ink', 'paper']),
  };
  expect(isDraftStale(kept, tweaks)).toBe(false);
  expect(restoreTweaks(kept, {}, tweaks)).toEqual({ ink: '#222' });
  expect(restoreTweaks(kept, { ink: '#444' }, tweaks)).toEqual({ ink: '#444' });
  expect(isDraftStale({ ...kept, base: { ink: '#000' } }, tweaks)).toBe(true);
});
