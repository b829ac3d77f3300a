import type { ShowNumber } from './en-lists.ts';

/** Texts about mails that could not be sent. */
export const failedMails = {
  retry: 'Send again',
  dismiss: 'Dismiss',
  retryAll: 'Send all failed emails again',
  dismissAll: 'Dismiss all failed emails',
  restore: 'Show as failed again',
  expired: 'The link in this email has expired. Its recipient can ask for a new one.',
  retried: (show: ShowNumber, count: number) =>
    count === 1 ? '1 email will be sent again.' : `${show(count)} emails will be sent again.`,
  dismissed: (show: ShowNumber, count: number) =>
    count === 1 ? '1 email dismissed.' : `${show(count)} emails dismissed.`,
  undo: 'Undo',
};
