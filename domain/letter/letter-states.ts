/**
 * `draft`: being written; `scheduled`: sent by itself at a time; `sending`: its mails are handed to the outbox, as fast as
 * the mail server takes them; `paused`: until its owner goes on; `sent`: everybody was written to; `canceled`: ended
 * before that.
 */
export const letterStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** What an owner does with a letter. */
export type LetterAction =
  | 'change'
  | 'send'
  | 'schedule'
  | 'unschedule'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'publish'
  | 'delete';

const allowed: Readonly<Record<LetterAction, readonly LetterStatus[]>> = {
  change: ['draft'],
  send: ['draft', 'scheduled'],
  // Again: at another time.
  schedule: ['draft', 'scheduled'],
  unschedule: ['scheduled'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['sending', 'paused'],
  // Shows it on the site or takes it off. Before somebody was written to, its draft is changed.
  publish: ['sending', 'paused', 'sent', 'canceled'],
  // Never while it is under way: what is in the bin is not sent.
  delete: ['draft', 'sent', 'canceled'],
};

/** Whether something can be done with a letter; nothing can with one in the bin. */
export const mayDo = (
  action: LetterAction,
  { status, isDeleted }: { readonly status: LetterStatus; readonly isDeleted: boolean },
): boolean => !isDeleted && allowed[action].includes(status);

/**
 * Why somebody who was chosen was not written to: `left`: unsubscribed, or no longer on the list; `segment`: no longer
 * meets its rules; `bounced`, `complained`; `suppressed`: gets no marketing mails; `erased`: nothing is known of them any more.
 */
export const skipReasons = ['left', 'segment', 'bounced', 'complained', 'suppressed', 'erased'] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * Why a scheduled letter was not sent but became a draft again: `recipients-gone`: its list or segment was deleted;
 * `nobody`: nobody was on its list, or in its segment; `unfinished`: something that it needs was deleted.
 */
export const letterProblems = ['recipients-gone', 'nobody', 'unfinished'] as const;
export type LetterProblem = (typeof letterProblems)[number];

/** What is known of somebody at the moment at which they are written to. */
export interface CurrentRecipient {
  /** Null where the subscriber was erased. */
  readonly state: string | null;
  readonly isSuppressed: boolean;
  /** Of the letter's list; true for a letter to a segment. */
  readonly isOnList: boolean;
  /** Of the letter's segment; true for a letter to a list alone. */
  readonly isInSegment: boolean;
}

/** Why somebody is not written to; null for whoever is. */
export function skipReasonOf({
  state,
  isSuppressed,
  isOnList,
  isInSegment,
}: CurrentRecipient): SkipReason | null {
  if (state === null) return 'erased';
  if (state === 'bounced' || state === 'complained') return state;
  if (state !== 'active' || !isOnList) return 'left';
  if (!isInSegment) return 'segment';
  return isSuppressed ? 'suppressed' : null;
}

/** Whether visitors can read a letter: not before somebody was written to, so not one that was canceled before that. */
export const isOnSite = ({
  isPublic,
  written,
  isDeleted,
}: {
  readonly isPublic: boolean;
  readonly written: number;
  readonly isDeleted: boolean;
}): boolean => isPublic && written > 0 && !isDeleted;
