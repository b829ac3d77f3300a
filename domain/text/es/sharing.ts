/** Spanish words: sharing. */
export const likeSpoken = 'Me gusta «{title}»';
export const likedSpoken = 'Le gusta «{title}»';
export const likeCount = { one: '1 me gusta', other: '{n} me gusta' };
export const thanksForLiking = 'Gracias. Hemos contado su «me gusta».';
export const shareHeading = 'Compartir';
export const shareOn = 'Compartir en {service}';
export const email = 'Correo electrónico';
export const shareByMail = 'Compartir por correo';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';
export const shareElsewhere = 'Compartir…';
