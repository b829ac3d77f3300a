import { createForm } from '@vitrine/contracts/forms.ts';
import { describe, expect, test } from 'vitest';
import { formOfBlock } from './form-of-block.ts';
import { formEditor } from './form.editor.ts';
import { formSchema } from './form.schema.ts';

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

  test('of a new block is accepted as it is', () => {
    expect(accepted(formEditor.starting).fields?.map(({ id }) => id)).toEqual(['name', 'message']);
  });

  test('that asks nothing has the questions of a new form', () => {
    const made = accepted({ name: 'Write to us' });
    expect(made.fields).toBeUndefined();
    expect(made.settings?.mail.to).toEqual([]);
  });
});
