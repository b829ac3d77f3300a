import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { readyForms } from '@vitrine/domain/form/ready-forms.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { describe, expect, it } from 'vitest';
import { copiedFields, copiedSettings, nameOfFault, readFormValues, valuesOfForm } from './form-values.ts';
import { copyOfQuestion } from './new-question.ts';

const stored = (change: Partial<OwnerForm> = {}): OwnerForm => ({
  id: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11',
  name: 'Contact',
  revision: 3,
  version: 2,
  fields: copiedFields(newFormFields),
  settings: copiedSettings(newFormSettings),
  contactEmail: 'hello@example.com',
  mayChangeCode: true,
  updatedOn: '2026-03-02T10:00:00.000Z',
  deletedOn: null,
  ...change,
});
const show = (value: number): string => String(value);
const read = (form: OwnerForm, change: Partial<ReturnType<typeof valuesOfForm>>) =>
  readFormValues({ ...valuesOfForm(form), ...change }, form, show);

describe('the values of a form', () => {
  it.each(readyForms)('of $name are read as they are stored', ({ name, fields, settings }) => {
    const form = stored({ name, fields: copiedFields(fields), settings: copiedSettings(settings) });
    expect(read(form, {})).toEqual({
      ok: true,
      body: { revision: 3, name, fields: form.fields, settings: form.settings },
    });
  });

  it('have a sentence for each wrong field', () => {
    const refused = read(stored(), {
      formName: ' ',
      questions: [],
      after: 'page',
      mailTo: ['june@'],
      mailSubject: ' ',
      keepDays: 'a week',
    });
    expect(refused).toMatchObject({
      ok: false,
      problems: {
        formName: 'Enter a name.',
        questions: 'Add a question, or remove the form.',
        successRedirect: 'Enter where visitors are taken.',
        mailTo: 'Please enter a valid email',
        mailSubject: 'Add an email subject',
        keepDays: 'Enter a whole number of days from 0 to 3,650.',
      },
    });
  });

  it('have a sentence for each wrong part of files and conditions', () => {
    const [first, ...rest] = valuesOfForm(stored()).questions;
    if (first === undefined) throw new Error('a new form asks something');
    const questions = [
      { ...first, ifField: 'email', ifRule: 'answered' as const },
      ...rest,
      { ...first, id: 'photos', type: 'file' as const, fileKinds: [], fileMost: 'many', fileEach: '11' },
      { ...first, id: 'why', type: 'text' as const, ifField: 'message', ifValue: ' ' },
    ];
    expect(read(stored(), { questions })).toMatchObject({
      ok: false,
      problems: {
        'questions.name.ifField': 'Choose a question that stands above this one.',
        'questions.photos.fileKinds': 'Choose at least one kind of file.',
        'questions.photos.fileMost': 'Enter a whole number from 1 to 10.',
        'questions.photos.fileEach': 'Enter a whole number from 1 to 10.',
        'questions.why.ifValue': 'Enter the answer that it is compared with.',
      },
    });
  });

  it('keep what is stored of fields that are not shown, whatever was typed into them', () => {
    const form = stored({ settings: { ...copiedSettings(newFormSettings), submissionMessage: 'Thank you' } });
    const reading = read(form, {
      after: 'page',
      successRedirect: '/thanks',
      submissionMessage: 'x'.repeat(2001),
      submissionHTML: '</body>',
      mailOn: false,
      mailTo: ['june@'],
      mailSubject: 'x'.repeat(201),
      receiptOn: false,
      receiptSubject: 'x'.repeat(201),
      receiptMessage: 'x'.repeat(2001),
    });
    const { mail, receipt, submissionMessage, submissionHTML } = form.settings;
    expect(reading).toMatchObject({
      ok: true,
      body: {
        settings: {
          mail: { ...mail, isOn: false },
          receipt: { ...receipt, isOn: false },
          submissionMessage,
          submissionHTML,
          successRedirect: '/thanks',
        },
      },
    });
  });

  it('have the labels of a rating in a copy of its question too', () => {
    const rating = {
      id: 'rated',
      type: 'likert' as const,
      label: 'How was it?',
      required: false,
      maxLength: 0,
      options: ['Cold', 'Warm'],
      questions: ['The handle'],
    };
    const form = stored({ fields: [...copiedFields(newFormFields), rating] });
    const { questions } = valuesOfForm(form);
    const copies = questions.filter(({ id }) => id === 'rated').map(copyOfQuestion);
    const reading = read(form, { questions: [...questions, ...copies] });
    expect(reading.ok && reading.body.fields.slice(-2)).toEqual([
      rating,
      { ...rating, id: expect.stringMatching(/^question-/) },
    ]);
  });

  it('ask for an email address before a receipt can go there', () => {
    const fields = copiedFields(newFormFields).filter(({ type }) => type !== 'email');
    const refused = read(stored({ fields }), {
      receiptOn: true,
      receiptSubject: 'Thank you',
      receiptMessage: 'Hi',
    });
    expect(refused).toMatchObject({
      ok: false,
      problems: { receiptOn: expect.stringContaining('email address') },
    });
  });

  it('keep the mailing list that senders may join, and need a question that asks for it', () => {
    const mailingList = { listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a12', consentField: 'news' };
    const consent = { id: 'news', type: 'checkbox' as const, label: 'News', required: false, maxLength: 0 };
    const form = stored({
      fields: [...copiedFields(newFormFields), { ...consent, options: ['Yes'] }],
      settings: { ...copiedSettings(newFormSettings), mailingList },
    });
    expect(read(form, {})).toMatchObject({ ok: true, body: { settings: { mailingList } } });
    const without = read(form, { listId: '' });
    expect(without.ok && 'mailingList' in without.body.settings).toBe(false);
    expect(read(form, { consentField: 'email' })).toMatchObject({
      ok: false,
      problems: { consentField: expect.stringContaining('checkbox question') },
    });
  });

  it('lose the page to which visitors are taken once a text is shown', () => {
    const settings = { ...copiedSettings(newFormSettings), successRedirect: '/thanks' };
    const form = stored({ settings });
    expect(valuesOfForm(form).after).toBe('page');
    expect(read(form, { after: 'text' })).toMatchObject({
      ok: true,
      body: { settings: { successRedirect: '' } },
    });
  });

  it('are named for the paths of the server', () => {
    const questions = [{ id: 'a' }, { id: 'b' }];
    expect(nameOfFault('fields.1.options', questions)).toBe('questions.b.lines');
    expect(nameOfFault('settings.mail.cc.2', questions)).toBe('mailCc');
    expect(nameOfFault('settings.receipt.message', questions)).toBe('receiptMessage');
    expect(nameOfFault('settings.submitLabel', questions)).toBe('submitLabel');
    expect(nameOfFault('name', questions)).toBe('formName');
  });
});
