import { newFormFields } from '@vitrine/domain/form/site-form.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLocale } from '../../locale.ts';
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
