import { describe, expect, it } from 'vitest';
import type { CustomFormField } from '../custom-form/custom-form.ts';
import { consentOfForm } from './consent-of-form.ts';
import { formSettingsFaults } from './form-settings-faults.ts';
import { newFormFields, newFormSettings } from './site-form.ts';

const box: CustomFormField = {
  id: 'letters',
  type: 'checkbox',
  label: 'Newsletter',
  description: 'Leave at any time.',
  required: false,
  maxLength: 0,
  options: ['Send me four letters a year.', 'And invitations.'],
};
const fields = [...newFormFields, box];
const mailingList = { listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21', consentField: 'letters' };

describe('the consent of a form', () => {
  it('has the words of the question and of what was ticked', () => {
    const answers = { letters: ['Send me four letters a year.'] };
    expect(consentOfForm(fields, answers, mailingList)).toBe(
      'Newsletter\nLeave at any time.\nSend me four letters a year.',
    );
    const plain = { ...box, description: '' };
    expect(consentOfForm([plain], answers, mailingList)).toBe('Newsletter\nSend me four letters a year.');
  });

  it('is none without a tick, of another question, and where the sender was not asked', () => {
    const ticked = { letters: ['Send me four letters a year.'] };
    expect(consentOfForm(fields, {}, mailingList)).toBe('');
    expect(consentOfForm(fields, { letters: [] }, mailingList)).toBe('');
    expect(consentOfForm(fields, { letters: ['Something else'] }, mailingList)).toBe('');
    expect(consentOfForm(fields, { letters: 'Send me four letters a year.' }, mailingList)).toBe('');
    expect(consentOfForm(newFormFields, ticked, mailingList)).toBe('');
    expect(consentOfForm([{ ...box, type: 'radio' }], ticked, mailingList)).toBe('');
    expect(consentOfForm(fields, ticked, { consentField: 'toString' })).toBe('');
  });
});

const faults = (of: readonly CustomFormField[]) =>
  formSettingsFaults({ ...newFormSettings, mailingList }, of);

describe('the mailing list of a form', () => {
  it('needs a question with boxes and one for an email address', () => {
    expect(faults(fields)).toEqual({});
    expect(formSettingsFaults(newFormSettings, newFormFields)).toEqual({});
    const noBox = { 'mailingList.consentField': 'Choose a checkbox question. Who ticks it joins the list.' };
    expect(faults(newFormFields)).toEqual(noBox);
    expect(faults([...newFormFields, { ...box, type: 'radio' }])).toEqual(noBox);
    expect(faults([box])).toEqual({
      'mailingList.listId': 'Ask for an email address in the form first. It joins the list.',
    });
  });
});
