import type { OwnerJudgement, SubmissionReason } from './submission.ts';

/** The facts about a new submission. */
export interface IncomingSubmission {
  /** All answers, one after another. */
  readonly text: string;
  /** What was written freely, without choices, names and addresses, which many people have in common. */
  readonly words: string;
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean;
  /** Milliseconds between the first touch of the form and sending it; null when nobody knows. */
  readonly fillTime: number | null;
  /** A captcha was solved for it. */
  readonly isVerified: boolean;
  /** Submissions of other people to the website with the same words, in the last 30 days. */
  readonly sameText: number;
  /** What the owner said of the sender's latest submission that was judged; null for none. */
  readonly sender: OwnerJudgement | null;
  /** The same of submissions with these words. */
  readonly sameTextJudged: OwnerJudgement | null;
}

/** Shortest time in which a person fills in a form, milliseconds. A browser fills in a whole address at once. @internal */
export const MIN_FILL_TIME = 2_000;
/** Links of a submission that nobody minds. */
const MAX_LINKS = 2;
/** Links that count as spam by themselves. @internal */
export const SPAM_LINKS = 8;
/** Repetitions of a text that count as spam. */
const SPAM_REPEATS = 5;
/** Words shorter than this may be equal by coincidence: "Please call me." */
const CHANCE_LENGTH = 40;
/** Signs that together make spam. */
const ENOUGH_SIGNS = 2;

const link = /https?:\/\/|\bwww\.|\[url|<a\s/gi;

/**
 * Whether a new submission is spam, with what was noticed. One weak sign is not enough: a person may be fast, send links
 * or have no scripts. What the owner said of the sender or of the same text is worth more than any sign, but for the
 * field that people do not see. Nothing is discarded: spam is stored in a folder of its own. spec: site-platform 4
 */
export function classifySubmission(sent: IncomingSubmission): {
  readonly isSpam: boolean;
  readonly reasons: readonly SubmissionReason[];
} {
  const links = sent.text.match(link)?.length ?? 0;
  const mayBeChance = sent.words.length < CHANCE_LENGTH && sent.words.match(link) === null;
  const repeats = mayBeChance ? 0 : sent.sameText;
  const wordsJudged = mayBeChance ? null : sent.sameTextJudged;
  const signs: SubmissionReason[] = [];
  if (sent.fillTime !== null && sent.fillTime < MIN_FILL_TIME) signs.push('too-fast');
  if (links > MAX_LINKS && links < SPAM_LINKS) signs.push('links');
  if (repeats > 0) signs.push('repeated');
  if (!sent.isVerified) signs.push('unverified');
  if (sent.isTrapped) return { isSpam: true, reasons: ['trap', ...signs] };
  if (sent.sender === 'not-spam') return { isSpam: false, reasons: ['known-sender', ...signs] };
  if (sent.sender === 'spam') return { isSpam: true, reasons: ['spam-sender', ...signs] };
  if (wordsJudged === 'not-spam') return { isSpam: false, reasons: signs };
  if (wordsJudged === 'spam') return { isSpam: true, reasons: ['spam-text', ...signs] };
  if (links >= SPAM_LINKS) return { isSpam: true, reasons: ['many-links', ...signs] };
  return { isSpam: signs.length >= ENOUGH_SIGNS || repeats >= SPAM_REPEATS, reasons: signs };
}
