/** Where a submission is: what was sent, what looks like spam, and what the owner deleted. */
export const submissionFolders = ['inbox', 'spam', 'bin'] as const;
type SubmissionFolder = (typeof submissionFolders)[number];

/**
 * What was noticed when a submission arrived. `trap`: the field that people do not see was filled in. `unverified`:
 * there was no captcha, since the form was sent without a script or has none. `known-sender`: the owner took another
 * submission of the sender out of the spam folder.
 */
export const submissionReasons = [
  'trap',
  'too-fast',
  'links',
  'many-links',
  'repeated',
  'spam-sender',
  'spam-text',
  'known-sender',
  'unverified',
] as const;
export type SubmissionReason = (typeof submissionReasons)[number];

/** What an owner said of a submission that the rules had judged. */
export type OwnerJudgement = 'spam' | 'not-spam';

/** How far the mails about a submission are. `none`: there are none to be written. */
export const followUpStates = ['none', 'waiting', 'done', 'failed'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** The folder of a stored submission. */
export const folderOf = (stored: {
  readonly isSpam: boolean;
  readonly isDeleted: boolean;
}): SubmissionFolder => (stored.isDeleted ? 'bin' : stored.isSpam ? 'spam' : 'inbox');
