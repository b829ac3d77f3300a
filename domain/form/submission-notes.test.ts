import { describe, expect, it } from 'vitest';
import { quotedLines } from './submission-notes.ts';

const answer = (label: string, text: string, more: object = {}) => ({
  type: 'text',
  label,
  text,
  isAnswered: true,
  ...more,
});
const joined = (label: string, text: string): string => `${label}: ${text}`;

describe('the lines below an answer', () => {
  it('are what was answered, line by line', () => {
    expect(quotedLines([answer('Name', 'June'), answer('Message', 'Two\r\nlines')], joined)).toEqual([
      'Name: June',
      'Message: Two',
      'lines',
    ]);
  });

  it('leave out what was not answered, and what the sender did not see', () => {
    const answers = [
      answer('Phone', 'N/A', { isAnswered: false }),
      answer('Campaign', 'spring', { type: 'hidden' }),
    ];
    expect(quotedLines(answers, joined)).toEqual([]);
  });
});
