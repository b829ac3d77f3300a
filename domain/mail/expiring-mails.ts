/** Mails with a link that has long expired when the last attempt has failed: they are not sent again. */
export const expiringMails = ['password-reset', 'email-change'] as const;

/** Whether a mail that failed can be sent again. */
export function canBeSentAgain(kind: string): boolean {
  return !expiringMails.some((expiring) => expiring === kind);
}
