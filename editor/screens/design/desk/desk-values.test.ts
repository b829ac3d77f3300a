import type { DesignView } from '@vitrine/contracts/design.ts';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  changedKeys,
  CSS,
  ICON,
  LOGO,
  NAME_IS_LOGO,
  problemsByKey,
  tweaksIn,
  valuesOf,
} from './desk-values.ts';
import { groupTweaks, summarize } from './style-groups.ts';

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
const view: DesignView = {
  theme: 'shed',
  title: 'Shed',
  current: { name: 'shed', title: 'Shed' },
  tweaks: [tweak('ink', { value: '#111' }), tweak('paper')],
  css: 'h1 { a: b }',
  cssProblems: [],
  contrast: [],
  siteTitle: 'Fern',
  logo: null,
  nameIsLogo: true,
  icon: null,
  version: 'v1',
};
const base = valuesOf(view);

describe('what the desk publishes', () => {
  it('is nothing but what was changed', () => {
    expect(bodyOf(base, base, view)).toEqual({ version: 'v1', theme: 'shed' });
    expect(bodyOf({ ...base, [CSS]: '' }, base, view)).toEqual({ version: 'v1', theme: 'shed', css: '' });
    expect(changedKeys({ ...base, [LOGO]: 'p1' }, base)).toEqual([LOGO]);
  });

  it('has all values that are not the theme’s own once one of them was changed', () => {
    const values = { ...base, 'tweak:paper': '#fff' };
    expect(bodyOf(values, base, view).tweaks).toEqual({ ink: '#111', paper: '#fff' });
    expect(bodyOf({ ...base, 'tweak:ink': '#000' }, base, view).tweaks).toEqual({});
    expect(tweaksIn(base, view.tweaks)).toEqual({ ink: '#111' });
  });

  it('has logo and icon as a picture, as the name, or as none', () => {
    expect(base[LOGO]).toBe(NAME_IS_LOGO);
    expect(bodyOf({ ...base, [LOGO]: 'p1', [ICON]: 'p2' }, base, view)).toMatchObject({
      logo: { pictureId: 'p1', nameIsLogo: false },
      icon: { pictureId: 'p2' },
    });
    expect(bodyOf({ ...base, [LOGO]: '' }, base, view).logo).toEqual({ pictureId: null, nameIsLogo: false });
  });

  it('is refused by field: a tweak by its name, the code as a whole', () => {
    expect(problemsByKey({ 'tweaks.ink': 'No.', css: 'Line 1.' })).toEqual({
      'tweak:ink': 'No.',
      css: 'Line 1.',
    });
  });
});

describe('the groups of the style guide', () => {
  it('are those of the theme in its order, what has none last', () => {
    const groups = groupTweaks([
      tweak('loose'),
      tweak('ink', { category: 'Colors' }),
      tweak('size', { category: 'Type' }),
      tweak('paper', { category: 'Colors ' }),
    ]);
    expect(groups.map(({ category, tweaks }) => [category, tweaks.map(({ name }) => name)])).toEqual([
      ['Colors', ['ink', 'paper']],
      ['Type', ['size']],
      ['', ['loose']],
    ]);
  });

  it('show their colors and fonts as they are now, and how much else is in them', () => {
    const group = {
      category: 'All',
      tweaks: [
        tweak('ink'),
        tweak('heading', { type: 'font', value: "font-family: 'Fraunces', serif" }),
        tweak('text', { type: 'font', value: 'font-family: Fraunces, serif' }),
        tweak('size', { type: 'value' }),
      ],
    };
    expect(summarize(group, { 'tweak:ink': '#abc' })).toEqual({
      colors: ['#abc'],
      families: ['Fraunces'],
      others: 1,
    });
  });
});
