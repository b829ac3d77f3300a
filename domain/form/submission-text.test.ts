import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomFormField } from '../custom-form/custom-form.ts';
import { describeSubmission, senderOf, summarizeSubmission } from './describe-submission.ts';
import { fillSubject } from './fill-subject.ts';
import { formSettingsFaults, isSuccessRedirect } from './form-settings-faults.ts';
import { newFormFields, newFormSettings } from './site-form.ts';

const fields: readonly CustomFormField[] = [
  ...newFormFields,
  { id: 'more', type: 'section', label: 'More', required: false, maxLength: 0, options: [] },
  { id: 'from', type: 'hidden', label: 'Campaign', required: false, maxLength: 0, options: [] },
];
const answers = { name: ['June', 'Alder'], email: 'June@Example.com', from: 'spring' };
const described = describeSubmission(fields, answers, 'en');

describe('a submission as text', () => {
  it('has each question, and N/A where there is no answer', () => {
    expect(described.map(({ label, text }) => [label, text])).toEqual([
      ['Your name', 'June Alder'],
      ['Your email address', 'June@Example.com'],
      ['Your message', 'N/A'],
      ['Campaign', 'spring'],
    ]);
    expect(summarizeSubmission(described)).toBe('June Alder\nJune@Example.com\nspring');
  });

  it('has what was checked and rated as entries, whatever signs are in them', () => {
    const question = { label: 'Mugs', required: false, maxLength: 0, options: [] };
    const asked = [
      { ...question, id: 'rated', type: 'likert', questions: ['It is light; it pours well', 'It is warm'] },
      { ...question, id: 'checked', type: 'checkbox', options: ['Oat, or moss', 'Ink'] },
      { ...question, id: 'said', type: 'text' },
    ] as const satisfies readonly CustomFormField[];
    const given = {
      rated: { 'It is warm': ['1'], 'It is light; it pours well': ['2'] },
      checked: ['Oat, or moss', 'Ink', ''],
      said: 'one; two',
    };
    expect(describeSubmission(asked, given, 'en').map(({ entries }) => entries)).toEqual([
      ['It is light; it pours well: Strongly Agree', 'It is warm: Agree'],
      ['Oat, or moss', 'Ink'],
      [],
    ]);
    expect(describeSubmission(asked, {}, 'en').map(({ entries }) => entries)).toEqual([[], [], []]);
  });

  it('names its sender', () => {
    expect(senderOf(fields, answers)).toEqual({ email: 'june@example.com', name: 'June Alder' });
    expect(senderOf(fields, {})).toEqual({ email: '', name: '' });
  });
});

describe('the subject of the mail', () => {
  it('has the name of the form and answers', () => {
    expect(fillSubject('{form}: {name}', 'Contact', described)).toBe('Contact: June Alder');
  });

  it('leaves out what was not answered', () => {
    expect(fillSubject('{form}: {message}', 'Contact', described)).toBe('Contact');
    expect(fillSubject('{nothing}', 'Contact', described)).toBe('Contact');
  });

  it('is one line of at most 200 characters, whatever is answered', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, template) => {
        const hostile = [
          {
            id: 'name',
            type: 'name' as const,
            label: 'Your name',
            text: `${text}\r\nBcc: all@example.com\u2028${text}`,
            isAnswered: true,
          },
        ];
        const subject = fillSubject(`${template}{name}`, 'Contact', hostile);
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(subject.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

const faults = (change: object) => formSettingsFaults({ ...newFormSettings, ...change }, newFormFields);

describe('the settings of a form', () => {
  it('of a new one are right', () => {
    expect(faults({})).toEqual({});
  });

  it('need a subject and valid addresses', () => {
    const mail = { ...newFormSettings.mail, subject: ' ', to: ['june@example.com', 'june@'] };
    expect(faults({ mail })).toEqual({
      'mail.to.1': 'Please enter a valid email',
      'mail.subject': 'Add an email subject',
    });
    expect(faults({ mail: { ...newFormSettings.mail, subject: 'a\r\nBcc: b@example.com' } })).toEqual({
      'mail.subject': 'A subject is one line of text.',
    });
    expect(
      faults({ mail: { ...newFormSettings.mail, cc: Array.from({ length: 6 }, () => 'a@b.example') } }),
    ).toEqual({
      'mail.cc': 'Enter at most 5 addresses.',
    });
  });

  it('send a receipt only where an email address is asked for', () => {
    const receipt = { isOn: true, subject: 'Thank you', message: 'We have your message.' };
    expect(faults({ receipt })).toEqual({});
    expect(formSettingsFaults({ ...newFormSettings, receipt }, [])).toHaveProperty(['receipt.isOn']);
  });

  it.each([
    ['/thanks?from=form', true],
    ['https://example.com/thanks', true],
    ['', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['/a\nb', false],
  ])('lead to %j: %s', (address, isRight) => {
    expect(isSuccessRedirect(address)).toBe(isRight);
  });
});
