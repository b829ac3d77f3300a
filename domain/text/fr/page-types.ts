/** French words: page types. */
export const notFound = {
  title: 'Page introuvable',
  sentence: 'Il n’y a rien à cette adresse.',
  products: 'Dans la boutique',
};
export const errorPage = {
  title: 'Un problème est survenu',
  sentence: 'C’est notre faute, pas la vôtre. Veuillez réessayer dans un instant.',
};
export const lock = {
  title: 'Cette page est verrouillée',
  sentence: 'Ce site n’est pas encore ouvert au public.',
};
export const popup = { title: 'Un mot de notre part', sentence: 'Il n’y a rien à annoncer pour le moment.' };
export const protectedContent = {
  title: 'Cette page est verrouillée',
  sentence: 'Elle s’ouvre avec un mot de passe. Demandez-le à la personne qui vous a donné l’adresse.',
};
export const denied = { title: 'Réservé aux membres', sentence: 'Votre compte n’a pas accès à cette page.' };
export const paywall = { title: 'Réservé aux abonnés', sentence: 'Cette page s’ouvre avec un abonnement.' };
export const unsubscribed = {
  title: 'Se désabonner',
  sentence: 'Suivez le lien présent dans l’un de nos e-mails pour ne plus en recevoir.',
};
export const mailPreview = {
  title: 'Aperçu de l’e-mail',
  sentence: 'Les e-mails s’affichent dans l’éditeur exactement tels qu’ils sont envoyés.',
};
export const singleSignOn = { title: 'Connexion', sentence: 'La page de connexion va s’ouvrir.' };
export const preview = {
  bar: 'Aperçu d’un brouillon, jusqu’au {date}',
  title: 'Cet aperçu n’est plus disponible',
  sentence:
    'Les liens d’aperçu sont valables pour une durée limitée ou jusqu’à ce qu’on y mette fin. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
};
