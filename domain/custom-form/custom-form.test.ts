import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as texts from '../text/en/custom-form.ts';
import { checkAnswers, parseAnswers } from './check-answers.ts';
import {
  type CustomForm,
  type CustomFormField,
  type CustomFormFieldType,
  customFormFieldTypes,
  MAX_ANSWERS,
} from './custom-form.ts';
import { describeAnswers } from './describe-answers.ts';
import { answerInputName, hiddenValue, postedAnswers } from './posted-answers.ts';

function field(type: CustomFormFieldType, more: Partial<CustomFormField> = {}): CustomFormField {
  return { id: type, type, label: `Your ${type}`, required: false, maxLength: 0, options: [], ...more };
}
const form = (...fields: CustomFormField[]): CustomForm => ({ id: 'f', name: 'Form', fields });

const colours = { options: ['Oat', 'Moss'] } as const;
const likert = field('likert', { questions: ['The glaze is even', 'The handle is warm'] });
const whole = form(
  ...customFormFieldTypes.map((type) =>
    type === 'likert' ? likert : field(type, ['select', 'radio', 'checkbox'].includes(type) ? colours : {}),
  ),
);

const good: Readonly<Record<string, unknown>> = {
  text: 'June',
  textarea: 'two\nlines',
  email: 'june@example.com',
  number: '12.5',
  currency: '1,250.00',
  website: 'https://example.com/a?b',
  select: 'Oat',
  radio: 'Moss',
  checkbox: ['Oat', 'Moss'],
  date: ['2', '29', '2028'],
  time: ['12', '05', '', 'PM'],
  name: ['June', 'Alder'],
  address: ['12 Fir Street', '', 'Portland', 'Oregon', '97205', 'United States'],
  phone: ['', '503', '555', '0142'],
  likert: { 'The glaze is even': ['2'], 'The handle is warm': ['-1'] },
  hidden: 'spring',
};

describe('answers to a custom form', () => {
  it('are stored in the shape of their field', () => {
    expect(checkAnswers(whole, good, 'en')).toEqual({ ok: true, answers: good });
  });

  it('stay the same when they are checked again', () => {
    const once = checkAnswers(whole, good, 'en');
    expect(once.ok && checkAnswers(whole, once.answers, 'en')).toEqual(once);
  });

  it('of a phone without a country code get an empty first value', () => {
    expect(checkAnswers(form(field('phone')), { phone: ['503', '555', '0142'] }, 'en')).toEqual({
      ok: true,
      answers: { phone: ['', '503', '555', '0142'] },
    });
  });

  it('to a section or an unknown field are dropped', () => {
    const checked = checkAnswers(
      form(field('section'), field('text')),
      {
        section: 'x',
        text: 'y',
        other: 'z',
        constructor: 'w',
      },
      'en',
    );
    expect(checked).toEqual({ ok: true, answers: { text: 'y' } });
  });

  it('that are empty are left out, and refused when required', () => {
    for (const type of customFormFieldTypes) {
      if (type === 'section' || type === 'hidden') continue;
      const options = { options: ['A'], questions: ['Q'] };
      expect(checkAnswers(form(field(type, options)), {}, 'en'), type).toEqual({ ok: true, answers: {} });
      expect(checkAnswers(form(field(type, { ...options, required: true })), {}, 'en'), type).toEqual({
        ok: false,
        fields: { [type]: `Your ${type} is required.` },
      });
    }
  });

  it('with markup stay plain text', () => {
    const text = '<script>alert(1)</script> & "so on"';
    const checked = checkAnswers(form(field('text')), { text }, 'en');
    expect(checked).toEqual({ ok: true, answers: { text } });
    expect(describeAnswers(form(field('text')), JSON.stringify({ text }), 'en')).toEqual([
      { label: 'Your text', text },
    ]);
  });

  it('of a megabyte are refused with a sentence, in one field or in many', () => {
    const huge = 'x'.repeat(1_000_000);
    expect(checkAnswers(form(field('text')), { text: huge }, 'en')).toEqual({
      ok: false,
      fields: { text: 'You have exceeded the character limit.' },
    });
    const many = form(...Array.from({ length: 50 }, (_, at) => field('textarea', { id: `f${at}` })));
    const checked = checkAnswers(
      many,
      Object.fromEntries(many.fields.map(({ id }) => [id, 'x'.repeat(1000)])),
      'en',
    );
    expect(checked).toMatchObject({ ok: false, fields: { f0: texts.overCharacterLimit } });
  });

  it('of a hidden field default to its own value', () => {
    const hidden = field('hidden', { value: 'own', queryName: 'from' });
    // Zero bytes are removed, and an answer of nothing else, or of spaces, is none.
    for (const answers of [{}, { hidden: '' }, { hidden: '\0' }, { hidden: ' \t' }])
      expect(checkAnswers(form(hidden), answers, 'en')).toEqual({ ok: true, answers: { hidden: 'own' } });
    expect(hiddenValue(hidden, (name) => (name === 'from' ? 'letter' : null))).toBe('letter');
    expect(hiddenValue(hidden, () => null)).toBe('own');
  });
});

test.each<[CustomFormField, unknown, string]>([
  [field('email'), 'june@', 'Email is not valid. Email addresses should follow the format you@example.com.'],
  [field('text', { maxLength: 3 }), 'four', 'You have exceeded the character limit.'],
  [field('number'), 'twelve', texts.numberFormat],
  [field('currency'), '12.5.0', texts.currencyFormat],
  [field('currency'), 'twelve', texts.currencyFormat],
  [field('website'), 'javascript:alert(1)', texts.websiteFormat],
  [field('website'), `https://example.com/${'x'.repeat(2083)}`, texts.websiteFormat],
  [field('select', colours), 'Ink', texts.choiceUnknown],
  [field('radio', colours), 'Ink', texts.choiceUnknown],
  [field('checkbox', colours), ['Oat', 'Ink'], texts.choiceUnknown],
  [field('date'), ['2', '29', '2027'], texts.dateFormat],
  [field('date'), ['13', '1', '2027'], texts.dateFormat],
  [field('time'), ['13', '00', '', 'PM'], texts.timeFormat],
  [field('time'), ['10', '60', '', ''], texts.timeFormat],
  [field('phone'), ['', 'abc', 'def', 'ghij'], texts.phoneFormat],
  [likert, { 'The glaze is even': ['3'] }, texts.choiceUnknown],
  [field('text'), { not: 'a text' }, texts.unreadable],
  [field('name'), ['a', 'b', 'c'], texts.unreadable],
  [field('name', { required: true }), ['June', ''], 'Your name is required.'],
])('%o refuses %j', (question, value, sentence) => {
  expect(checkAnswers(form(question), { [question.id]: value }, 'en')).toEqual({
    ok: false,
    fields: { [question.id]: sentence },
  });
});

describe('answers as text', () => {
  it('list each question with its answer, in the form’s order', () => {
    const described = describeAnswers(whole, JSON.stringify(good), 'en');
    expect(Object.fromEntries(described.map(({ label, text }) => [label, text]))).toEqual({
      'Your text': 'June',
      'Your textarea': 'two\nlines',
      'Your email': 'june@example.com',
      'Your number': '12.5',
      'Your currency': '1,250.00',
      'Your website': 'https://example.com/a?b',
      'Your select': 'Oat',
      'Your radio': 'Moss',
      'Your checkbox': 'Oat, Moss',
      'Your date': '2028-02-29',
      'Your time': '12:05 PM',
      'Your name': 'June Alder',
      'Your address': '12 Fir Street, Portland, Oregon, 97205, United States',
      'Your phone': '503-555-0142',
      'Your likert': 'The glaze is even: Strongly Agree; The handle is warm: Disagree',
    });
  });

  it('rate statements in the order of the form, in its own words where it has some', () => {
    // As the database returns it: the shorter name first.
    const stored = JSON.stringify({ likert: { 'The glaze is even': ['2'], 'The handle is warm': ['-1'] } });
    const turned = { ...likert, questions: ['The handle is warm', 'The glaze is even'] };
    expect(describeAnswers(form(turned), stored, 'en')[0]?.text).toBe(
      'The handle is warm: Disagree; The glaze is even: Strongly Agree',
    );
    const own = { ...likert, options: ['', 'Cold', '', '', 'Perfectly'] };
    expect(describeAnswers(form(own), stored, 'en')[0]?.text).toBe(
      'The glaze is even: Perfectly; The handle is warm: Cold',
    );
  });

  it.each([
    ['-2', 'Strongly Disagree'],
    ['-1', 'Disagree'],
    ['0', 'Neutral'],
    ['1', 'Agree'],
    ['2', 'Strongly Agree'],
  ])('to a statement with the value %s say: %s', (value, word) => {
    const answer = JSON.stringify({ likert: { 'The glaze is even': [value], 'The handle is warm': ['0'] } });
    const [described] = describeAnswers({ ...whole, fields: [likert] }, answer, 'en');
    expect(described?.text).toBe(`The glaze is even: ${word}; The handle is warm: Neutral`);
  });

  it('are listed by field id when the form was deleted', () => {
    expect(describeAnswers(null, '{"text":"Fern"}', 'en')).toEqual([{ label: 'text', text: 'Fern' }]);
  });
});

test('a plain form posts the same answers as the dialog sends', () => {
  const posted: Record<string, unknown> = {};
  for (const question of whole.fields) {
    const answer = good[question.id];
    if (typeof answer === 'string') posted[answerInputName(question.id)] = answer;
    else if (question.type === 'checkbox') posted[answerInputName(question.id)] = answer;
    else if (Array.isArray(answer))
      for (const [at, part] of answer.entries()) posted[answerInputName(question.id, at)] = part;
  }
  posted[answerInputName('likert', 0)] = '2';
  posted[answerInputName('likert', 1)] = '-1';
  expect(postedAnswers(whole, posted)).toEqual(good);
});

test('a line break counts as one character, as the browser counted it', () => {
  const limited = form(field('textarea', { maxLength: 3 }));
  const answers = postedAnswers(limited, { [answerInputName('textarea')]: 'a\r\nb' });
  expect(checkAnswers(limited, answers, 'en')).toEqual({ ok: true, answers: { textarea: 'a\nb' } });
});

test('whatever is sent, the result contains only answers of the form, bounded and describable', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(...Object.values(good)),
    fc.array(fc.string(), { maxLength: 7 }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...customFormFieldTypes, '__proto__', 'toString'), value),
      (sent) => {
        const checked = checkAnswers(whole, sent, 'en');
        if (!checked.ok) {
          expect(Object.keys(checked.fields).length).toBeGreaterThan(0);
          return;
        }
        const stored = JSON.stringify(checked.answers);
        expect(stored.length).toBeLessThanOrEqual(MAX_ANSWERS);
        for (const id of Object.keys(checked.answers))
          expect(whole.fields.some((question) => question.id === id && question.type !== 'section')).toBe(
            true,
          );
        expect(checkAnswers(whole, parseAnswers(stored), 'en')).toEqual(checked);
        for (const { text } of describeAnswers(whole, stored, 'en')) expect(typeof text).toBe('string');
      },
    ),
  );
});

test('no stored text, however malformed, prevents an order from being shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      describeAnswers(whole, stored, 'en');
      describeAnswers(null, stored, 'en');
    }),
  );
});
