import { describe, expect, it } from 'vitest';
import {
  classifySubmission,
  type IncomingSubmission,
  MIN_FILL_TIME,
  SPAM_LINKS,
} from './classify-submission.ts';

const question = 'Do you repair teapots? Mine has lost its spout, and I have the spout.';
const sent = (change: Partial<IncomingSubmission> = {}): IncomingSubmission => ({
  text: question,
  words: question,
  isTrapped: false,
  fillTime: 20_000,
  isVerified: true,
  sameText: 0,
  sender: null,
  sameTextJudged: null,
  ...change,
});
const links = (count: number): string => 'https://pills.example '.repeat(count);

describe('a submission', () => {
  it('of a person is no spam', () => {
    expect(classifySubmission(sent())).toEqual({ isSpam: false, reasons: [] });
  });

  it.each<[string, Partial<IncomingSubmission>]>([
    ['that was sent at once', { fillTime: MIN_FILL_TIME - 1 }],
    ['without a captcha', { isVerified: false }],
    ['with some links', { text: links(3) }],
    ['that was sent before', { sameText: 1 }],
  ])('%s is in the inbox, with that sign', (_what, change) => {
    const verdict = classifySubmission(sent(change));
    expect(verdict.isSpam).toBe(false);
    expect(verdict.reasons).toHaveLength(1);
  });

  it('with two signs is spam', () => {
    expect(classifySubmission(sent({ isVerified: false, text: links(3) }))).toEqual({
      isSpam: true,
      reasons: ['links', 'unverified'],
    });
  });

  it('with the field that people do not see is spam, whoever sent it', () => {
    expect(classifySubmission(sent({ isTrapped: true, sender: 'not-spam' })).isSpam).toBe(true);
  });

  it('full of links is spam, and so is a text that many have sent', () => {
    expect(classifySubmission(sent({ text: links(SPAM_LINKS) })).isSpam).toBe(true);
    expect(classifySubmission(sent({ sameText: 5 })).isSpam).toBe(true);
  });

  it('of a few words may be equal by chance', () => {
    const few = { text: 'Please call me.', words: 'Please call me.', sameText: 9 };
    expect(classifySubmission(sent(few))).toEqual({ isSpam: false, reasons: [] });
    expect(classifySubmission(sent({ ...few, sameTextJudged: 'spam' })).isSpam).toBe(false);
    expect(classifySubmission(sent({ ...few, words: 'www.pills.example' })).isSpam).toBe(true);
  });

  it('of choices alone may be equal to many', () => {
    const rated = 'The glaze is even: Strongly Agree; The handle is warm: Strongly Agree';
    expect(classifySubmission(sent({ text: rated, words: '', sameText: 9 }))).toEqual({
      isSpam: false,
      reasons: [],
    });
  });

  it('of a sender or with a text that the owner has judged is judged alike', () => {
    const fast = { fillTime: 10, isVerified: false } as const;
    expect(classifySubmission(sent({ ...fast, sender: 'not-spam' })).isSpam).toBe(false);
    expect(classifySubmission(sent({ ...fast, sameTextJudged: 'not-spam' })).isSpam).toBe(false);
    expect(classifySubmission(sent({ sender: 'spam' }))).toMatchObject({
      isSpam: true,
      reasons: ['spam-sender'],
    });
    expect(classifySubmission(sent({ sameTextJudged: 'spam' })).reasons).toEqual(['spam-text']);
  });
});
