/** French words: reviews. */

export const mailSubject = 'Que pensez-vous de votre commande chez {shop}\u00a0?';
export const mailHeading = 'Qu’en pensez-vous\u00a0?';
export const mailIntro =
  'Nous espérons que votre commande n° {number} est bien arrivée. Votre avis aide les autres à choisir et nous aide à progresser. Cela ne prend qu’une minute.';
export const mailLink = 'Donner votre avis';
export const mailReason =
  'Vous recevez cet unique e-mail parce que vous avez commandé chez {shop}. Nous ne demandons qu’une fois par commande.';
export const mailUnsubscribe = 'Ne plus me demander d’avis';

export const pageTitle = 'Vos avis';
export const pageIntro = 'Que pensez-vous de vos achats\u00a0? Choisissez un produit.';
export const formTitle = 'Votre avis sur «\u00a0{product}\u00a0»';
export const write = 'Donner votre avis';
export const writeOf = 'Donner votre avis sur «\u00a0{product}\u00a0»';
export const edit = 'Modifier votre avis';
export const editOf = 'Modifier votre avis sur «\u00a0{product}\u00a0»';
export const yourStars = 'Votre avis\u00a0: {stars}';
export const back = 'Tous les produits de votre commande';
export const productGone = 'Ce produit n’est plus vendu, il n’est donc plus possible de donner un avis.';
export const starsLabel = 'Combien d’étoiles lui donnez-vous\u00a0?';
export const starOption = {
  '5': '5 étoiles – excellent',
  '4': '4 étoiles – bien',
  '3': '3 étoiles – correct',
  '2': '2 étoiles – décevant',
  '1': '1 étoile – mauvais',
};
export const titleLabel = 'Titre';
export const titleHint = 'Facultatif. En quelques mots.';
export const bodyLabel = 'Votre avis';
export const bodyHint = 'Qu’est-ce qui vous plaît, ou pas, et comment l’utilisez-vous\u00a0?';
export const nameLabel = 'Nom';
export const nameHint = 'Affiché avec votre avis. Votre adresse e-mail ne l’est pas.';
export const picturesLabel = 'Photos';
export const picturesHint = 'Facultatif. Jusqu’à {most} photos de {size} maximum chacune.';
export const yourPictures = 'Vos photos';
export const removePicture = 'Retirer la photo {n}';
export const send = 'Envoyer votre avis';
export const starsMissing = 'Choisissez de 1 à 5 étoiles.';
export const bodyMissing = 'Écrivez quelques mots.';
export const nameMissing = 'Indiquez un nom ou des initiales.';
export const tooLong = 'Raccourcissez à {most} caractères maximum.';
export const tooManyPictures = {
  one: 'Un avis comporte {most} photos au maximum. 1 photo n’a pas été ajoutée.',
  other: 'Un avis comporte {most} photos au maximum. {n} photos n’ont pas été ajoutées.',
};
export const pleaseCheck =
  'Votre avis n’est pas encore envoyé. Veuillez vérifier ce qui est signalé ci-dessous.';
export const thanks = 'Merci. Votre avis est publié.';
export const thanksHeld = 'Merci. Votre avis apparaîtra dès que la boutique l’aura lu.';
export const endedTitle = 'Ce lien ne mène à aucun avis';
export const ended = 'Il est incomplet, ou la commande correspondante n’existe plus.';
export const refundedTitle = 'Il n’est pas possible de donner un avis sur cette commande';
export const refunded = 'Elle a été annulée ou remboursée, il n’y a donc plus rien à évaluer.';
export const toShop = 'Retour à la boutique';
export const pictureOf = 'Photo de «\u00a0{product}\u00a0» par un client';

export const unsubscribeTitle = 'Ne plus recevoir d’e-mails sur les avis\u00a0?';
export const unsubscribeSentence = '{shop} ne vous demandera plus d’avis sur vos commandes.';
export const unsubscribeButton = 'Ne plus me demander';
export const unsubscribedTitle = 'Nous ne vous demanderons plus d’avis';
export const unsubscribedSentence = '{shop} ne vous enverra plus d’e-mails pour demander un avis.';

export const verified = 'Achat vérifié';
export const answerOf = 'Réponse de {shop}';
export const newer = 'Avis plus récents';
export const older = 'Avis plus anciens';
export const pages = 'Pages des avis';
export const filter = 'Afficher les avis par étoiles';
export const allStars = 'Tous';
export const onlyStars = { one: '{n} étoile ({count})', other: '{n} étoiles ({count})' };
export const noneWithStars = 'Aucun avis n’a ce nombre d’étoiles.';
