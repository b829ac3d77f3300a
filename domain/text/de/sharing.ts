/** German words: sharing. */
export const likeSpoken = '„{title}“ gefällt mir';
export const likedSpoken = 'Ihnen gefällt „{title}“';
export const likeCount = { one: '1-mal „Gefällt mir“', other: '{n}-mal „Gefällt mir“' };
export const thanksForLiking = 'Vielen Dank. Ihr „Gefällt mir“ wurde gezählt.';
export const shareHeading = 'Teilen';
export const shareOn = 'Auf {service} teilen';
export const email = 'E-Mail';
export const shareByMail = 'Per E-Mail teilen';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert';
export const shareElsewhere = 'Teilen …';
