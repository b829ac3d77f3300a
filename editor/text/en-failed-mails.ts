/** Texts about mails that could not be sent. */
export const failedMails = {
  retry: 'Send again',
  dismiss: 'Dismiss',
  retryAll: 'Send all failed emails again',
  dismissAll: 'Dismiss all failed emails',
  restore: 'Show as failed again',
  expired: 'The link in this email has expired. Its recipient can ask for a new one.',
  retried: (count: number) =>
    count === 1 ? '1 email will be sent again.' : `${count} emails will be sent again.`,
  dismissed: (count: number) => (count === 1 ? '1 email dismissed.' : `${count} emails dismissed.`),
  undo: 'Undo',
};
