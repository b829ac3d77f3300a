import {
  customFormFieldTypes,
  partsOf,
  type CustomForm,
  type CustomFormField,
} from '@vitrine/domain/custom-form/custom-form.ts';
import { answerInputName } from '@vitrine/domain/custom-form/posted-answers.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CustomFormFields } from './custom-form-fields.render.tsx';

const field = (type: CustomFormField['type'], changes: Partial<CustomFormField> = {}): CustomFormField => ({
  id: type,
  type,
  label: `The ${type}`,
  required: false,
  maxLength: 0,
  options: ['Oat', 'Moss'],
  ...changes,
});
const form = (...fields: CustomFormField[]): CustomForm => ({ id: 'f', name: 'Your plate', fields });
/** Kinds that forms of products have too; those for files are rendered by forms of pages. */
const usualTypes = customFormFieldTypes.filter((type) => type !== 'file');
const render = (asked: CustomForm, props: Partial<Parameters<typeof CustomFormFields>[0]> = {}): string =>
  renderToString(<CustomFormFields form={asked} {...props} />);

/** Names of the inputs in markup, each once. */
const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name ?? '')),
];

describe('the fields of a custom form', () => {
  it.each(usualTypes)('name the inputs of a %s as its answers are parsed', (type) => {
    const asked = field(type, type === 'likert' ? { questions: ['Glaze', 'Weight'], options: [] } : {});
    const parts = partsOf(type)?.map((_part, at) => answerInputName(type, at));
    const expected =
      type === 'section'
        ? []
        : type === 'likert'
          ? [answerInputName(type, 0), answerInputName(type, 1)]
          : (parts ?? [answerInputName(type)]);
    expect(namesIn(render(form(asked)))).toEqual(expected);
  });

  it('have a label each, or a legend around several inputs', () => {
    for (const type of usualTypes.filter((one) => one !== 'hidden')) {
      const html = render(form(field(type, { questions: ['Glaze'] })));
      expect(html).toContain(`The ${type}`);
      const ids = [...html.matchAll(/<(?:input|select|textarea) id="([^"]*)"/g)].map(([, id]) => id);
      // A control that is not a choice within its own label has a label that names it.
      for (const id of ids.filter(() => type !== 'radio' && type !== 'checkbox' && type !== 'likert'))
        expect(html, type).toContain(`for="${String(id)}"`);
    }
  });

  it('show what was answered before', () => {
    const html = render(
      form(
        field('text'),
        field('select'),
        field('checkbox'),
        field('name'),
        field('likert', { questions: ['Glaze'], options: [] }),
      ),
      {
        answers: {
          text: 'Fern & "Kiln"',
          select: 'Moss',
          checkbox: ['Oat'],
          name: ['June', 'Alder'],
          likert: { Glaze: ['2'] },
        },
      },
    );
    expect(html).toContain('value="Fern &amp; &quot;Kiln&quot;"');
    expect(html).toMatch(/<option value="Moss" selected="">/);
    expect(html).toMatch(/type="checkbox"[^>]* checked=""[^>]*value="Oat"/);
    expect(html).toContain('value="Alder"');
    expect(html).toMatch(/type="radio"[^>]* checked=""[^>]*value="2"/);
    expect(html).toContain('Strongly Agree');
  });

  it('connect an error message to its field', () => {
    const html = render(form(field('text', { description: 'Up to 24 letters' })), {
      errors: { text: 'The text is required.' },
    });
    expect(html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*aria-describedby="answer-f-text-hint answer-f-text-error"/,
    );
    expect(html).toContain('<p class="field__error" id="answer-f-text-error">The text is required.</p>');
  });

  it('count under a textarea with a limit where JavaScript can, and leave the limit to the browser elsewhere', () => {
    const asked = form(field('textarea', { maxLength: 10 }));
    expect(render(asked)).toMatch(/<textarea[^>]*maxLength="10"/);
    expect(render(asked)).not.toContain('custom-form__counter');
    const live = render(asked, { isLive: true, answers: { textarea: 'twelve chars' } });
    expect(live).toContain('custom-form__counter is-over');
    expect(live).toContain('12 / 10');
    expect(live).not.toContain('maxLength');
    expect(render(form(field('textarea')), { isLive: true })).not.toContain('custom-form__counter');
  });

  it('escape markup in labels and options', () => {
    const html = render(form(field('radio', { label: '<i>x</i>', options: ['<b>Oat</b>'] })));
    expect(html).not.toContain('<i>');
    expect(html).not.toContain('<b>');
  });
});
