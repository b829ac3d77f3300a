import { CallFailure } from '@vitrine/contracts/client.ts';
import { expect, it } from 'vitest';
import { whatFailed } from './what-failed.ts';

it.each([
  [new CallFailure('NO_ANSWER', 0, 'No answer.'), 'Unable to connect', 'Network error. Please try again.'],
  [new CallFailure('CONTENT_NOT_FOUND', 404, 'It is gone.'), 'Unable to locate content', 'It is gone.'],
  [new CallFailure('NO_ANSWER', 502, 'No answer.'), 'Something went wrong', 'Please try again.'],
  [new CallFailure('STALE_REVISION', 409, 'Not like this.'), 'Unable to load', 'Not like this.'],
  [new CallFailure('PAGE_FROM_NEWER', 409, 'Update.'), 'Made with a newer version', 'Update.'],
  [new Error('a fault of the editor'), 'Something went wrong', 'Please try again.'],
])('what could not be loaded is said by what failed: %s', (error, title, sentence) => {
  expect(whatFailed(error)).toEqual({ title, sentence, isGone: title === 'Unable to locate content' });
});
