import { expect, it } from 'vitest';
import { positionOf, unitOf, withoutUnit, withUnit } from './amount-value.ts';

it('knows the unit of a theme’s value', () => {
  expect(unitOf('82rem')).toBe('rem');
  expect(unitOf('100%')).toBe('%');
  expect(unitOf('-1.5')).toBe('');
  expect(unitOf('@base * 2')).toBeNull();
});

it('shows a number without its unit and gives it back', () => {
  expect(withoutUnit('87.5%', '%')).toBe('87.5');
  expect(withUnit('87.5', '%')).toBe('87.5%');
  expect(withUnit(' 3 ', 'px')).toBe('3px');
});

it('leaves half-typed numbers, other units and text as typed', () => {
  for (const typed of ['12.', '-', 'wide', '2em']) {
    expect(withUnit(typed, 'px')).toBe(typed);
    expect(withoutUnit(typed, 'px')).toBe(typed);
  }
  expect(withUnit('', 'px')).toBe('');
});

it('clamps a slider to its bounds', () => {
  expect(positionOf('130%', 87.5, 125)).toBe(125);
  expect(positionOf('90%', 87.5, 125)).toBe(90);
  expect(positionOf('wide', 87.5, 125)).toBe(87.5);
});
