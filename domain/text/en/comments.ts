/** Words of comments. The three counts and the limit are in quotes in the specification: spec: site-platform 5, 8. */
export const noComments = 'No Comments';
export const commentCount = { one: '1 Comment', other: '{n} Comments' };
export const limitExceeded = 'You have exceeded the character limit.';
export const emailInvalid = 'Email is not valid. Email addresses should follow the format {email}.';
export const emailExample = 'name@example.com';
export const pleaseCheck = 'One or more fields is invalid, please check your entries.';

export const leaveOne = 'Leave a comment';
export const replyTo = 'Reply to {name}';
export const reply = 'Reply';
export const cancelReply = 'Cancel reply';
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const emailNote = 'Optional. Only the owner of this site sees it.';
export const bodyLabel = 'Comment';
export const post = 'Post comment';
export const posting = 'Posting…';
export const closed = 'Comments are closed.';
export const removed = 'This comment was removed.';
export const nameMissing = 'Enter your name.';
export const bodyMissing = 'Write something first.';
export const posted = 'Thank you. Your comment is on the page.';
export const held = 'Thank you. Your comment will appear when the owner of this site has read it.';
export const olderThreads = 'Older comments';
export const newerThreads = 'Newer comments';
export const pagesLabel = 'Pages of comments';
export const formTitle = 'Your comment';
export const backTo = 'Back to “{title}”';
export const linkToComment = 'Link to this comment';
/** Author of what an erased person wrote. */
export const erasedAuthor = 'Deleted user';
