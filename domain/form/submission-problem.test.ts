import { expect, test } from 'vitest';
import { submissionProblem } from './submission-problem.ts';

test.each([
  [
    'RATE_LIMITED',
    'Please try again in a few seconds.',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['SERVER_ERROR', 'Something went wrong on our side.', 'Unable to send form. Please try again later.'],
  ['HTTP_502', '', 'Unable to send form. Please try again later.'],
  ['NETWORK', 'You are offline.', 'Unable to send form. Please try again later.'],
  ['FORM_NOT_CONFIGURED', 'This form has not been configured yet.', 'This form has not been configured yet.'],
  ['HTTP_418', 'x', 'Unknown error, please try again later.'],
  ['SOMETHING', '', 'Unknown error, please try again later.'],
])('a form that is refused with %s says why', (code, message, said) => {
  expect(submissionProblem({ code, message }, 'en')).toBe(said);
});
