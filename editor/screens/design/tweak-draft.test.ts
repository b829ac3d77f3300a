import type { TweakView } from '@vitrine/contracts/themes.ts';
import { expect, it } from 'vitest';
import { changesOf } from './tweak-draft.ts';

const tweak = (name: string, value = '#000'): TweakView => ({
  name,
  type: 'color',
  title: name,
  category: '',
  group: '',
  hint: '',
  sets: null,
  default: '#000',
  value,
  min: null,
  max: null,
  step: null,
  options: [],
});

it('sends the theme’s default as an empty value, so that it follows the theme', () => {
  expect(changesOf([tweak('ink', '#111'), tweak('paper')], { ink: '#000', paper: '#fff' })).toEqual({
    ink: '',
    paper: '#fff',
  });
});
