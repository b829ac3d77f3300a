import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../ui/show-money.ts';
import { freshQuestion, nameOfFault, questionRowsOf, type QuestionRow, readForm } from './form-values.ts';

const row = (change: Partial<QuestionRow> = {}): QuestionRow => ({
  ...freshQuestion(),
  id: 'a',
  label: 'Text',
  ...change,
});
const read = (...questions: QuestionRow[]) => {
  const problems: Record<string, string> = {};
  const form = readForm({ formName: ' Your plate ', questions }, problems, numbersIn('de'));
  return Object.keys(problems).length > 0 ? problems : form;
};

describe('the questions to the buyer', () => {
  it('are a form, with what their kind of answer has and nothing else', () => {
    expect(read()).toBeNull();
    expect(
      read(
        row({ required: true, maxLength: '24', lines: 'left over', placeholder: 'June', queryName: 'x' }),
        row({ id: 'b', type: 'select', lines: ' Oat \n\nMoss', maxLength: '9', description: 'The glaze' }),
        row({ id: 'c', type: 'likert', lines: 'It fits' }),
        row({ id: 'd', type: 'section', required: true, description: 'left over' }),
        row({ id: 'e', type: 'hidden', queryName: 'from', value: 'shop' }),
      ),
    ).toEqual({
      name: 'Your plate',
      fields: [
        {
          id: 'a',
          type: 'text',
          label: 'Text',
          required: true,
          maxLength: 24,
          options: [],
          placeholder: 'June',
        },
        {
          id: 'b',
          type: 'select',
          label: 'Text',
          required: false,
          maxLength: 0,
          options: ['Oat', 'Moss'],
          description: 'The glaze',
        },
        {
          id: 'c',
          type: 'likert',
          label: 'Text',
          required: false,
          maxLength: 0,
          options: [],
          questions: ['It fits'],
        },
        { id: 'd', type: 'section', label: 'Text', required: false, maxLength: 0, options: [] },
        {
          id: 'e',
          type: 'hidden',
          label: 'Text',
          required: false,
          maxLength: 0,
          options: [],
          queryName: 'from',
          value: 'shop',
        },
      ],
    });
  });

  it('come back as they were typed, and keep the labels of a rating’s answers', () => {
    const rating = {
      id: 'c',
      type: 'likert',
      label: 'How was it?',
      required: false,
      maxLength: 0,
      options: ['no', 'yes'],
      questions: ['It fits', 'It lasts'],
    } as const;
    const customForm = {
      id: 'f',
      name: 'Form',
      fields: [{ ...rating, options: ['no', 'yes'], questions: ['It fits', 'It lasts'] }],
    };
    const questions = questionRowsOf({ customForm });
    expect(questions).toEqual([
      row({
        id: 'c',
        type: 'likert',
        label: 'How was it?',
        lines: 'It fits\nIt lasts',
        ratings: ['no', 'yes'],
      }),
    ]);
    expect(readForm({ formName: 'Form', questions }, {}, String)).toEqual({
      name: 'Form',
      fields: [rating],
    });
  });

  it('that do not work are named by their field', () => {
    expect(
      read(row({ label: ' ' }), row({ id: 'b', type: 'radio' }), row({ id: 'c', maxLength: '1.5' })),
    ).toEqual({
      'questions.a.label': 'Enter what you ask.',
      'questions.b.lines': 'Enter at least one choice, each on a line of its own.',
      'questions.c.maxLength': 'Enter a whole number from 0 to 5.000.',
    });
    expect(nameOfFault('name', [])).toBe('formName');
    expect(nameOfFault('fields', [])).toBe('questions');
  });
});
