/** Words of liking, sharing and following. */
export const likeSpoken = 'Like “{title}”';
export const likedSpoken = 'You like “{title}”';
export const likeCount = { one: '1 like', other: '{n} likes' };
export const thanksForLiking = 'Thank you. Your like has been counted.';
export const shareHeading = 'Share';
export const shareOn = 'Share on {service}';
export const email = 'Email';
export const shareByMail = 'Share by email';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const shareElsewhere = 'Share…';
