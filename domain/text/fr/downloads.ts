/** French words: downloads. */
export const downloadsHeading = 'Vos téléchargements';
export const downloadNamed = 'Télécharger {product}';
export const downloadTerms = 'Encore {times}, jusqu’au {date}';
export const pageTitle = 'Votre téléchargement';
export const fileFacts = '{filename}, {size}';
export const download = 'Télécharger';
export const downloadHint = 'Ce lien est valable jusqu’au {date}. Encore {times}.';
export const downloadsLeft = { one: '{n} téléchargement', other: '{n} téléchargements' };
export const backToOrder = 'Voir votre commande';
export const expiredTitle = 'Ce lien a expiré';
export const expired = 'Il était valable jusqu’au {date}. Écrivez-nous et nous vous en enverrons un nouveau.';
export const usedUpTitle = 'Ce lien a été utilisé';
export const usedUp =
  'Le fichier a été téléchargé autant de fois que le lien le permet. Écrivez-nous et nous vous en enverrons un nouveau.';
export const withdrawnTitle = 'Ce téléchargement est fermé';
export const withdrawn =
  'La commande a été remboursée. Écrivez-nous si vous pensez qu’il s’agit d’une erreur.';
export const goneTitle = 'Le fichier est introuvable';
export const gone = 'Nous ne trouvons plus ce fichier. Écrivez-nous et nous vous l’enverrons.';
export const writeTo = 'Écrire à {email}';
export const unknownTitle = 'Téléchargement introuvable';
export const unknown =
  'Il n’y a aucun téléchargement à cette adresse. Le lien de votre e-mail a peut-être été coupé en deux : copiez-le en entier.';
export const mailSubject = { one: 'Votre téléchargement de {shop}', other: 'Vos téléchargements de {shop}' };
export const mailHeading = 'Bonjour {name},';
export const mailIntro = 'Merci pour votre commande. Votre achat est prêt :';
export const mailTerms = {
  one: 'Le lien fonctionne {limit} fois, jusqu’au {date}.',
  other: 'Chaque lien fonctionne {limit} fois, jusqu’au {date}.',
};
export const mailTermsOnce = 'Le téléchargement est possible une seule fois, jusqu’au {date}.';
/** Where the terms of the links differ. */
export const mailTermsVary = 'La page de chaque lien indique combien de fois et jusqu’à quand il fonctionne.';
export const kilobytes = '{n} Ko';
export const megabytes = '{n} Mo';
