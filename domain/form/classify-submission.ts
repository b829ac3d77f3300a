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
  /** Submissions of other people to the website with the same words, in the last `SAME_TEXT_DAYS`. */
  readonly sameText: number;
  /** What the owner said of the sender's latest submission that was judged; null for none. */
  readonly sender: OwnerJudgement | null;
  /** The same of submissions with these words. */
  readonly sameTextJudged: OwnerJudgement | null;
}

/** Shortest time in which a person fills in a form, milliseconds. A browser fills in a whole address at once. */
export const MIN_FILL_TIME = 2_000;
/** Links of a submission that nobody minds. */
export const MAX_LINKS = 2;
/** Days for which the same text, and what an owner has said of a sender or a text, are looked up. */
export const SAME_TEXT_DAYS = 30;
export const JUDGED_DAYS = 180;
/** Links that count as spam by themselves. @internal */
export const SPAM_LINKS = 8;
/** Repetitions of a text that count as spam. */
const SPAM_REPEATS = 5;
/** Words shorter than this may be equal by coincidence: "Please call me." */
const CHANCE_LENGTH = 40;
/** Signs that together make spam. */
const ENOUGH_SIGNS = 2;

const link = /https?:\/\/|\bwww\.|\[url|<a\s/gi;

/** How much of something is spam by itself, which is not the same for a letter and for a remark below a page. */
interface SpamLimits {
  readonly links: number;
  readonly repeats: number;
}

/** Number of links in a text, in any notation. */
export const countLinks = (text: string): number => text.match(link)?.length ?? 0;

/** Whether two people may have written a text by coincidence: it is short and has no link. */
export const mayCoincide = (text: string): boolean => text.length < CHANCE_LENGTH && countLinks(text) === 0;

/**
 * Whether a new submission is spam, with what was noticed. One weak sign is not enough: a person may be fast, send links
 * or have no scripts. What the owner said of the sender or of the same text is worth more than any sign, but for the
 * field that people do not see. Nothing is discarded: spam is stored in a folder of its own. Comments are judged by it
 * too, with limits of their own. spec: site-platform 4
 */
export function classifySubmission(
  sent: IncomingSubmission,
  most: SpamLimits = { links: SPAM_LINKS, repeats: SPAM_REPEATS },
): {
  readonly isSpam: boolean;
  readonly reasons: readonly SubmissionReason[];
} {
  const links = countLinks(sent.text);
  const mayBeChance = mayCoincide(sent.words);
  const repeats = mayBeChance ? 0 : sent.sameText;
  const wordsJudged = mayBeChance ? null : sent.sameTextJudged;
  const signs: SubmissionReason[] = [];
  if (sent.fillTime !== null && sent.fillTime < MIN_FILL_TIME) signs.push('too-fast');
  if (links > MAX_LINKS && links < most.links) signs.push('links');
  if (repeats > 0) signs.push('repeated');
  if (!sent.isVerified) signs.push('unverified');
  if (sent.isTrapped) return { isSpam: true, reasons: ['trap', ...signs] };
  if (sent.sender === 'not-spam') return { isSpam: false, reasons: ['known-sender', ...signs] };
  if (sent.sender === 'spam') return { isSpam: true, reasons: ['spam-sender', ...signs] };
  if (wordsJudged === 'not-spam') return { isSpam: false, reasons: signs };
  if (wordsJudged === 'spam') return { isSpam: true, reasons: ['spam-text', ...signs] };
  if (links >= most.links) return { isSpam: true, reasons: ['many-links', ...signs] };
  return { isSpam: signs.length >= ENOUGH_SIGNS || repeats >= most.repeats, reasons: signs };
}
