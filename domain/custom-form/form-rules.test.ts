import { describe, expect, it } from 'vitest';
import type { CustomFormField } from './custom-form.ts';
import { formFaults } from './form-rules.ts';

const field = (change: Partial<CustomFormField> = {}): CustomFormField => ({
  id: 'a',
  type: 'text',
  label: 'Name on the mug',
  required: false,
  maxLength: 0,
  options: [],
  ...change,
});
const faults = (...fields: CustomFormField[]) => formFaults({ name: 'Make it yours', fields });

describe('a form that buyers fill in', () => {
  it('has questions with labels, choices where they are chosen from, and statements where they are rated', () => {
    expect(
      faults(
        field(),
        field({ id: 'b', type: 'select', options: ['Oat', 'Moss'], required: true }),
        field({ id: 'c', type: 'likert', questions: ['It fits'] }),
        field({ id: 'd', type: 'section' }),
        field({ id: 'e', type: 'hidden', queryName: 'utm_source', value: 'shop' }),
        field({ id: 'f', type: 'textarea', maxLength: 5000 }),
      ),
    ).toEqual({});
  });

  it('is refused with a sentence for each field that does not work', () => {
    expect(faults()).toEqual({ fields: 'Add a question, or remove the form.' });
    expect(faults(...Array.from({ length: 101 }, (_, at) => field({ id: `${at}` })))).toEqual({
      fields: 'A form has at most 100 questions.',
    });
    expect(faults(field({ label: ' ' }), field({ label: 'x'.repeat(10_000) }))).toEqual({
      'fields.0.label': 'Enter what you ask.',
      'fields.1.label': 'Enter at most 200 characters.',
      'fields.1.id': 'Each question has an id of its own.',
    });
    const choices = (options: readonly string[]) => faults(field({ type: 'radio', options }));
    expect(choices([])).toEqual({
      'fields.0.options': 'Enter at least one choice, each on a line of its own.',
    });
    expect(choices(['a', 'a'])).toEqual({ 'fields.0.options': 'Two of them are the same.' });
    expect(choices(Array.from({ length: 101 }, (_, at) => `${at}`))).toEqual({
      'fields.0.options': 'Enter at most 100.',
    });
    expect(choices(['x'.repeat(201)])).toEqual({
      'fields.0.options': 'Each choice has at most 200 characters.',
    });
    expect(faults(field({ options: ['a'] }))).toEqual({
      'fields.0.options': 'This kind of question has no choices.',
    });
    expect(faults(field({ type: 'likert' }))).toEqual({
      'fields.0.questions': 'Enter at least one statement, each on a line of its own.',
    });
    expect(faults(field({ type: 'section', required: true }))).toEqual({
      'fields.0.required': 'Nobody can answer this, so it cannot be required.',
    });
    for (const maxLength of [-1, 1.5, 5001]) {
      expect(faults(field({ maxLength }))).toEqual({
        'fields.0.maxLength': 'Enter a whole number from 0 to 5,000.',
      });
    }
    expect(faults(field({ type: 'hidden', queryName: 'a b' }))).toEqual({
      'fields.0.queryName': 'Use up to 50 letters, digits, hyphens and underscores.',
    });
    expect(faults(field({ description: 'x'.repeat(201) }))).toEqual({
      'fields.0.description': 'Enter at most 200 characters.',
    });
  });

  it('is bounded in every list and name, also in those that its kind of question does not show', () => {
    const long = 'Enter at most 100, each with at most 200 characters.';
    const likert = (change: Partial<CustomFormField>) =>
      faults(field({ type: 'likert', questions: ['It fits'], ...change }));
    expect(likert({ options: ['x'.repeat(201)] })).toEqual({ 'fields.0.options': long });
    expect(likert({ options: Array.from({ length: 101 }, (_, at) => `${at}`) })).toEqual({
      'fields.0.options': long,
    });
    expect(faults(field({ questions: ['x'.repeat(600_000)] }))).toEqual({ 'fields.0.questions': long });
    expect(faults(field({ queryName: 'x'.repeat(51) }))).toEqual({
      'fields.0.queryName': 'Use up to 50 letters, digits, hyphens and underscores.',
    });
  });
});
