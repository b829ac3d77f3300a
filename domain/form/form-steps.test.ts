import { expect, it } from 'vitest';
import type { CustomFormField } from '../custom-form/custom-form.ts';
import { failingStep, stepsOf } from './form-steps.ts';

const field = (
  id: string,
  type: CustomFormField['type'] = 'text',
  more: Partial<CustomFormField> = {},
): CustomFormField => ({ id, type, label: `The ${id}`, required: false, maxLength: 0, options: [], ...more });
const step = (id: string): CustomFormField => field(id, 'section', { startsStep: true });

it('a heading begins a new step only where it says so', () => {
  const fields = [
    field('a'),
    step('two'),
    field('b'),
    field('note', 'section'),
    field('c'),
    step('three'),
    field('d'),
  ];
  expect(stepsOf(fields).map(({ fields: inside }) => inside.map(({ id }) => id))).toEqual([
    ['a'],
    ['two', 'b', 'note', 'c'],
    ['three', 'd'],
  ]);
});

it('a step of hidden questions alone is none, and a form that begins with a heading has no step before it', () => {
  expect(stepsOf([field('from', 'hidden'), step('one'), field('a')]).map(({ id }) => id)).toEqual(['one']);
  expect(stepsOf([step('one'), field('a')])).toHaveLength(1);
  expect(stepsOf([])).toEqual([]);
});

it('the first step with a refused question is found', () => {
  const steps = stepsOf([field('a'), step('two'), field('b'), step('three'), field('c')]);
  expect(failingStep(steps, { c: 'no', b: 'no' })).toBe(1);
  expect(failingStep(steps, { x: 'no' })).toBeNull();
});
