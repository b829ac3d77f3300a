import { describe, expect, it } from 'vitest';
import type { CustomFormField } from '../custom-form/custom-form.ts';
import { checkFormAnswers } from './check-form.ts';
import { newFileRules } from './file-limits.ts';
import { siteFormFaults } from './form-question-faults.ts';

const field = (
  id: string,
  type: CustomFormField['type'] = 'text',
  more: Partial<CustomFormField> = {},
): CustomFormField => ({ id, type, label: id, required: false, maxLength: 0, options: [], ...more });
const faults = (...fields: CustomFormField[]) => siteFormFaults({ name: 'Ask', fields });
const when = (id: string, value: string, rule: 'is' | 'answered' = 'is') => ({
  shownIf: { field: id, rule, value },
});

describe('the questions of a form of a page', () => {
  it('depend on questions above them alone, so that there are no circles', () => {
    const kind = field('kind', 'radio', { options: ['Bowl', 'Mug'] });
    expect(faults(kind, field('a', 'text', when('kind', 'Mug')))).toEqual({});
    const below = 'Choose a question that stands above this one.';
    expect(faults(field('a', 'text', when('kind', 'Mug')), kind)).toEqual({
      'fields.0.shownIf.field': below,
    });
    expect(faults(field('a', 'text', when('a', 'x')))).toEqual({ 'fields.0.shownIf.field': below });
    expect(faults(field('s', 'section'), field('a', 'text', when('s', 'x')))).toEqual({
      'fields.1.shownIf.field': below,
    });
  });

  it('are compared with an answer that can be given', () => {
    const kind = field('kind', 'radio', { options: ['Bowl', 'Mug'] });
    expect(faults(kind, field('a', 'text', when('kind', 'Vase')))).toEqual({
      'fields.1.shownIf.value': 'Choose one of the answers to that question.',
    });
    expect(faults(field('b'), field('a', 'text', when('b', ' ')))).toEqual({
      'fields.1.shownIf.value': 'Enter the answer that it is compared with.',
    });
    expect(faults(field('who', 'name'), field('a', 'text', when('who', 'June')))).toEqual({
      'fields.1.shownIf.rule': 'This kind of question can only be answered or not.',
    });
    expect(faults(field('who', 'name'), field('a', 'text', when('who', '', 'answered')))).toEqual({});
  });

  it('take files within the limits', () => {
    const file = (change: Partial<typeof newFileRules>) =>
      faults(field('cv', 'file', { files: { ...newFileRules, ...change } }));
    expect(file({})).toEqual({});
    expect(file({ kinds: [] })).toEqual({ 'fields.0.files.kinds': 'Choose at least one kind of file.' });
    expect(file({ eachMb: 11 })).toEqual({ 'fields.0.files.eachMb': 'Enter a whole number from 1 to 10.' });
    expect(file({ most: 1.5 })).toEqual({ 'fields.0.files.most': 'Enter a whole number from 1 to 10.' });
    expect(file({ totalMb: 5 })).toEqual({
      'fields.0.files.totalMb': 'All files together need at least as much as one of them.',
    });
    const many = Array.from({ length: 6 }, (_none, at) => field(`f${at}`, 'file', { files: newFileRules }));
    expect(faults(...many)).toEqual({ 'fields.5.type': 'A form has at most 5 questions for files.' });
  });

  it('begin a step by a heading only', () => {
    expect(faults(field('s', 'section', { startsStep: true }), field('a'))).toEqual({});
    expect(faults(field('a', 'text', { startsStep: true }))).toEqual({
      'fields.0.startsStep': 'Only a heading begins a step.',
    });
  });
});

it('a question for files takes so many and no more, and a required one takes one', () => {
  const form = {
    id: 'f',
    name: 'f',
    fields: [field('cv', 'file', { required: true, files: { ...newFileRules, most: 2 } })],
  };
  expect(checkFormAnswers(form, { cv: ['k1', 'k2'] }, 'en')).toEqual({
    ok: true,
    answers: { cv: ['k1', 'k2'] },
  });
  expect(checkFormAnswers(form, {}, 'en')).toEqual({ ok: false, fields: { cv: 'cv is required.' } });
  expect(checkFormAnswers(form, { cv: ['1', '2', '3'] }, 'en')).toEqual({
    ok: false,
    fields: { cv: 'Files that can be sent here: at most 2. Remove some.' },
  });
  expect(checkFormAnswers(form, { cv: { a: 1 } }, 'en')).toEqual({
    ok: false,
    fields: { cv: 'Could not parse the form fields, please check your entries.' },
  });
});
