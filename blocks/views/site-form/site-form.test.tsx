import { newFormFields } from '@vitrine/domain/form/site-form.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../../locale.ts';
import { LongForm } from './long-form.render.tsx';
import { SiteFormPage, SiteFormThanks } from './site-form-page.render.tsx';

const form = {
  id: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11',
  name: 'Contact',
  version: 1,
  fields: newFormFields,
  submitLabel: 'Write to us',
  disclaimerMessage: '',
  captchaEnabled: true,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  hasCode: false,
} as const;

const page = (problem: string, errors: Record<string, string>): string =>
  renderToStaticMarkup(
    inLocale(
      'en',
      <SiteFormPage
        form={form}
        answers={{ name: ['June', 'Alder'], message: '</textarea><script>' }}
        errors={errors}
        problem={problem}
        pagePath="/contact"
      />,
    ),
  );

test('a form that was refused says so above and below, and keeps what was entered', () => {
  const html = page('One or more fields is invalid, please check your entries.', {
    email: 'Your email address is required.',
  });
  const above = html.indexOf('Your form has encountered a problem. Please scroll down to review.');
  const below = html.indexOf('Your form has encountered a problem. Please scroll up to review.');
  expect(above).toBeGreaterThan(-1);
  expect(above).toBeLessThan(html.indexOf('name="answer.email"'));
  expect(below).toBeGreaterThan(html.indexOf('name="answer.message"'));
  expect(html).toContain('Your email address is required.');
  expect(html).toContain('value="Alder"');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
  expect(html).toMatch(/<input[^>]* aria-invalid="true"[^>]* name="answer.email"/);
});

test('a new form says nothing of problems', () => {
  expect(page('', {})).not.toContain('problem.');
});

test('what follows is the owner’s words with their code, or a link to where the form leads', () => {
  const thanks = { submissionMessage: 'Thank <you>', submissionHTML: '<i>!</i>', successRedirect: '' };
  const drawn = (change: object): string =>
    renderToStaticMarkup(
      inLocale('en', <SiteFormThanks title="Sent" backUrl="/contact" {...thanks} {...change} />),
    );
  expect(drawn({})).toContain('Thank &lt;you&gt;');
  expect(drawn({})).toContain('<i>!</i>');
  expect(drawn({})).toContain('href="/contact"');
  expect(drawn({ successRedirect: 'https://example.com/a' })).toContain('href="https://example.com/a"');
});

/** The input of an answer. */
const inputOf = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="answer\\.${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('a form with files, conditions and steps', () => {
  const asked = {
    ...form,
    fields: [
      { id: 'kind', type: 'radio', label: 'Kind', required: true, maxLength: 0, options: ['Bowl', 'Own'] },
      {
        id: 'own',
        type: 'text',
        label: 'Which',
        required: true,
        maxLength: 0,
        options: [],
        shownIf: { field: 'kind', rule: 'is', value: 'Own' },
      },
      {
        id: 'more',
        type: 'section',
        label: 'More',
        required: false,
        maxLength: 0,
        options: [],
        startsStep: true,
      },
      {
        id: 'photos',
        type: 'file',
        label: 'Photos',
        required: true,
        maxLength: 0,
        options: [],
        files: { most: 2, kinds: ['picture'], eachMb: 5, totalMb: 8 },
      },
    ],
  } as const;
  test('is one long form without a script, which insists on nothing that may be hidden', () => {
    const html = renderToStaticMarkup(inLocale('en', <LongForm form={asked} place="a" />));
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).not.toContain('hidden=""');
    expect(html).not.toMatch(/Step|Next|Back/);
    expect(inputOf(html, 'own')).not.toContain('required');
    expect(inputOf(html, 'kind')).toContain('required');
    expect(inputOf(html, 'photos')).toMatch(/type="file".*accept="\.jpg,\.jpeg,.*multiple="" required=""/);
    expect(html).toContain('Pictures. At most 2, each up to 5 MB, together up to 8 MB.');
    // A question that may be hidden is not called optional.
    expect(html).not.toMatch(/Which<span/);
  });

  test('that was refused has a ticked box for each file that is there', () => {
    const html = renderToStaticMarkup(
      inLocale(
        'en',
        <SiteFormPage
          form={asked}
          answers={{}}
          files={{ photos: [{ upload: 'k1', name: '<a>.png' }] }}
          errors={{}}
          problem=""
          pagePath="/contact"
        />,
      ),
    );
    expect(html).toMatch(/<input type="checkbox" name="answer\.photos" checked="" value="k1"\/>/);
    expect(html).toContain('Send &lt;a&gt;.png');
    expect(/<input[^>]*type="file"[^>]*>/.exec(html)?.[0]).not.toContain('required');
  });
});
