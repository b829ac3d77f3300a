/** French words: sharing. */
export const likeSpoken = 'Aimer « {title} »';
export const likedSpoken = 'Vous aimez « {title} »';
export const likeCount = { one: '{n} j’aime', other: '{n} j’aime' };
export const thanksForLiking = 'Merci. Votre j’aime a été compté.';
export const shareHeading = 'Partager';
export const shareOn = 'Partager sur {service}';
export const email = 'E-mail';
export const shareByMail = 'Partager par e-mail';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Lien copié';
export const shareElsewhere = 'Partager…';
