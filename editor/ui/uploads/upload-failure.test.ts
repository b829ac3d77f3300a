import { CallFailure } from '@vitrine/contracts/client.ts';
import { expect, it } from 'vitest';
import { uploadFailure } from './upload-failure.ts';

const noAnswer = new CallFailure('NO_ANSWER', 0, 'No answer.');

it.each([
  [noAnswer, 0, 'Error uploading. Network error.'],
  [noAnswer, 0.4, 'File upload failed to complete'],
  [noAnswer, 1, 'File processing failed to complete.'],
  [new CallFailure('SERVER_ERROR', 500, 'Broken.'), 0.5, 'There was a problem while uploading your file.'],
  [
    new CallFailure('SERVER_ERROR', 500, 'Broken.'),
    1,
    'File processing failed. There was a problem while uploading your file.',
  ],
  [new CallFailure('NO_ANSWER', 200, 'No answer.'), 1, 'No response data from job request.'],
  [new CallFailure('FILE_EMPTY', 422, 'It is empty.'), 1, 'It is empty.'],
  [new Error('a fault of the editor'), 0, 'Error uploading'],
])('why a file did not arrive is said: %s after %d', (error, sent, sentence) => {
  expect(uploadFailure(error, sent)).toBe(sentence);
});
