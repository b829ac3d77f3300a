import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomFormField, conditionRules } from '../custom-form/custom-form.ts';
import { checkFormAnswers } from './check-form.ts';
import { hideableFields, shownFields } from './conditions.ts';

const field = (
  id: string,
  type: CustomFormField['type'] = 'text',
  more: Partial<CustomFormField> = {},
): CustomFormField => ({ id, type, label: id, required: false, maxLength: 0, options: [], ...more });
const when = (id: string, rule: (typeof conditionRules)[number], value = '') => ({
  shownIf: { field: id, rule, value },
});
const idsOf = (fields: readonly CustomFormField[]): string => fields.map(({ id }) => id).join(' ');

describe('a question with a condition', () => {
  const fields = [
    field('kind', 'radio', { options: ['Bowl', 'Mug'] }),
    field('handle', 'text', { ...when('kind', 'is', 'Mug'), required: true }),
    field('width', 'text', when('kind', 'is-not', 'Mug')),
    field('why', 'text', when('handle', 'answered')),
    field('other', 'text', when('handle', 'not-answered')),
  ];

  it('is shown while the other one is answered so', () => {
    expect(idsOf(shownFields(fields, { kind: 'Mug', handle: 'two' }))).toBe('kind handle why');
    expect(idsOf(shownFields(fields, { kind: 'Bowl' }))).toBe('kind width other');
    expect(idsOf(shownFields(fields, {}))).toBe('kind width other');
    // However deep it is.
    const deep: unknown = JSON.parse(`${'['.repeat(90_000)}${']'.repeat(90_000)}`);
    expect(idsOf(shownFields(fields, { kind: deep }))).toBe('kind width other');
  });

  it('is neither required nor kept while it is hidden, whatever was sent', () => {
    const form = { id: 'f', name: 'f', fields };
    const sent = { kind: 'Bowl', handle: 'two', why: 'because', width: '20' };
    expect(checkFormAnswers(form, sent, 'en')).toEqual({
      ok: true,
      answers: { kind: 'Bowl', width: '20' },
    });
    expect(checkFormAnswers(form, { kind: 'Mug' }, 'en')).toEqual({
      ok: false,
      fields: { handle: 'handle is required.' },
    });
  });

  it('compares boxes one by one, without letter case, and names by being there', () => {
    const boxes = [
      field('with', 'checkbox', { options: ['A lid', 'A name'] }),
      field('words', 'text', when('with', 'is', 'a NAME')),
      field('who', 'name'),
      field('greeting', 'text', when('who', 'answered')),
    ];
    expect(idsOf(shownFields(boxes, { with: ['A lid', 'A name'], who: ['', ''] }))).toBe('with words who');
    expect(idsOf(shownFields(boxes, { with: ['A lid'], who: ['June', ''] }))).toBe('with who greeting');
  });

  it('of a heading holds for what is below it, up to the next heading', () => {
    const parts = [
      field('more', 'checkbox', { options: ['Yes'] }),
      field('extra', 'section', when('more', 'is', 'Yes')),
      field('a'),
      field('end', 'section'),
      field('b'),
    ];
    expect(idsOf(shownFields(parts, {}))).toBe('more end b');
    expect(idsOf(shownFields(parts, { more: ['Yes'] }))).toBe('more extra a end b');
    expect([...hideableFields(parts)]).toEqual(['extra', 'a']);
  });

  it('follows the default of a hidden question', () => {
    const fromLetter = [
      field('from', 'hidden', { queryName: 'from', value: 'site' }),
      field('which', 'text', when('from', 'is', 'letter')),
    ];
    expect(idsOf(shownFields(fromLetter, {}))).toBe('from');
    expect(idsOf(shownFields(fromLetter, { from: 'letter' }))).toBe('from which');
  });
});

it('whatever is asked and answered, fields keep their order and what is shown is a part of them', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const someField = fc.record({
    id: fc.constantFrom(...ids),
    isSection: fc.boolean(),
    on: fc.option(
      fc.record({ field: fc.constantFrom(...ids, 'x'), rule: fc.constantFrom(...conditionRules) }),
    ),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(someField, { selector: ({ id }) => id }),
      fc.dictionary(fc.constantFrom(...ids), fc.anything()),
      (drafts, values) => {
        const fields = drafts.map(({ id, isSection, on }) =>
          field(id, isSection ? 'section' : 'text', on === null ? {} : when(on.field, on.rule, 'x')),
        );
        const shown = shownFields(fields, values);
        expect(fields.filter((one) => shown.includes(one))).toEqual(shown);
        const hideable = hideableFields(fields);
        for (const one of fields) if (!hideable.has(one.id)) expect(shown).toContain(one);
      },
    ),
  );
});
