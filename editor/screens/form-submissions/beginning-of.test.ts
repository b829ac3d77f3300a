import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

describe('the beginning of a submission in the list', () => {
  const answers = 'June Alder\nJune@example.com\nJune Alder sends her regards.';

  it('does not repeat the sender, who stands above it', () => {
    expect(beginningOf(answers, 'June Alder')).toBe('June@example.com\nJune Alder sends her regards.');
    expect(beginningOf(answers, 'june@example.com')).toBe('June Alder\nJune Alder sends her regards.');
  });
});
