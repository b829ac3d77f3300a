/** What letters say besides what their owner writes, and the pages on which they are read. */
export const reason = 'You get this letter because you agreed to get news from {shop} by email.';
export const unsubscribe = 'Unsubscribe';
export const inBrowser = 'View in browser';
export const allLetters = 'All letters';
export const toProduct = 'View product';
export const archiveTitle = 'Letters';
export const archiveSentence = 'What {shop} has written by email.';
export const olderLetters = 'Older letters';
