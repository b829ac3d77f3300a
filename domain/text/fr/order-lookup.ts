/** French words: order lookup. */
export const lookupLink = 'Retrouver votre commande';
export const lookupTitle = 'Retrouver votre commande';
export const lookupLead =
  'Votre numéro de commande figure dans votre e-mail de confirmation. Saisissez-le avec l’adresse e-mail utilisée pour la commande.';
export const numberLabel = 'Numéro de commande';
export const numberExample = 'Par exemple 1001';
export const emailLabel = 'Adresse e-mail';
export const find = 'Rechercher la commande';
export const numberMissing = 'Saisissez le numéro de commande de votre e-mail de confirmation.';
export const emailMissing = 'Saisissez l’adresse e-mail utilisée pour la commande.';
export const lookupFailed =
  'Nous n’avons trouvé aucune commande avec ce numéro et cette adresse e-mail. Consultez votre e-mail de confirmation : il indique les deux et contient un lien vers votre commande.';
export const gateTitle = 'Est-ce votre commande ?';
export const gateLead =
  'La commande a été passée dans un autre navigateur. Pour protéger vos données, nous vous posons d’abord une question.';
export const gateLabel = 'Adresse e-mail ou code postal';
export const gateHint = 'Comme indiqué lors de la commande.';
export const open = 'Ouvrir la commande';
export const gateFailed =
  'Cela ne correspond pas à la commande. Consultez votre e-mail de confirmation : il a été envoyé à l’adresse utilisée pour la commande.';
export const writeToUs = 'Pas d’e-mail ? Écrivez à {email}.';
export const tooManyTries = 'Trop de tentatives. Veuillez réessayer dans {wait}.';
export const cartQuestion = 'Vous cherchez une commande déjà passée ?';
