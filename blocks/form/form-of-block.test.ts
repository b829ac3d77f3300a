import { createForm } from '@vitrine/contracts/forms.ts';
import { describe, expect, test } from 'vitest';
import { formOfBlock, formOfBlockFault } from './form-of-block.ts';
import { formEditor } from './form.editor.ts';
import { formSchema } from './form.schema.ts';

const faultOf = (...fields: object[]): string =>
  formOfBlockFault(formOfBlock(formSchema.parse({ name: 'Visit us', fields })));
const accepted = (props: object) => createForm.body.parse(formOfBlock(formSchema.parse(props)));

describe('the form that is made of a block', () => {
  test('asks the same, and mails the answers to the same address', () => {
    const made = accepted({
      name: 'Visit us',
      email: 'Hello@example.com',
      buttonLabel: 'Ask',
      disclaimer: 'We answer on weekdays.',
      fields: [
        { id: 'day', type: 'select', label: 'Which day?', options: ['Friday', 'Saturday'], required: true },
        { id: 'how', type: 'likert', label: 'How was it?', questions: ['The tea', 'The kiln'] },
      ],
    });
    expect(made).toMatchObject({
      name: 'Visit us',
      fields: [
        { id: 'day', type: 'select', label: 'Which day?', options: ['Friday', 'Saturday'], required: true },
        { id: 'how', questions: ['The tea', 'The kiln'] },
      ],
      settings: {
        submitLabel: 'Ask',
        disclaimerMessage: 'We answer on weekdays.',
        mail: { isOn: true, to: ['hello@example.com'] },
      },
    });
  });

  test('needs what a block may leave out: the question is named', () => {
    const question = { id: 'a', type: 'text', label: 'Which day?' };
    expect(faultOf()).toBe('');
    expect(faultOf(question)).toBe('');
    expect(faultOf(question, { ...question, id: 'b', type: 'select' })).toMatch(/^Which day\?: .+\.$/);
    expect(faultOf({ ...question, label: 'x'.repeat(300) })).toContain('Enter at most 200 characters.');
    // What nobody answers must not be answered.
    expect(faultOf({ ...question, type: 'hidden', required: true })).toBe('');
  });

  test('of a new block is accepted as it is', () => {
    expect(accepted(formEditor.starting).fields?.map(({ id }) => id)).toEqual(['name', 'message']);
  });

  test('that asks nothing has the questions of a new form', () => {
    const made = accepted({ name: 'Write to us' });
    expect(made.fields).toBeUndefined();
    expect(made.settings?.mail.to).toEqual([]);
  });
});
