import { expect, test } from 'vitest';
import { newsletterError } from './newsletter-error.ts';

test.each([
  ['RATE_LIMITED', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['SERVER_ERROR', 'Unable to send form. Please try again later.'],
  ['CRUMB_MISMATCH', 'Unable to submit form. Please try again later.'],
])('%s shows the words of the specification', (code, sentence) => {
  expect(newsletterError('en', code, 'Anything')).toBe(sentence);
});

test('every other failure shows the sentence of the server, and without one that it is unknown', () => {
  expect(newsletterError('en', 'EMAIL_INVALID', 'Email is invalid')).toBe('Email is invalid');
  expect(newsletterError('en', 'NEWSLETTER_NOT_CONFIGURED', 'This form has not been configured yet.')).toBe(
    'This form has not been configured yet.',
  );
  expect(newsletterError('en', 'WHATEVER', '')).toBe('Unknown error, please try again later.');
});
