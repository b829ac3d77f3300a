/** French words: gift cards. */
export const giftCardTitle = 'Carte cadeau';
export const chooseAmount = 'Montant';
export const recipient = 'Pour qui est-elle ?';
export const recipientName = 'Nom';
export const recipientEmail = 'Adresse e-mail';
export const recipientEmailHint =
  'La carte y sera envoyée. Indiquez votre adresse pour la remettre vous-même.';
export const giver = 'De la part de qui ?';
export const senderName = 'Votre nom';
export const message = 'Message';
export const optional = 'facultatif';
export const sendOn = 'Date d’envoi';
export const sendOnHint = 'Aujourd’hui : envoi dès le paiement. Un autre jour : à huit heures du matin.';
export const toPayment = 'Passer au paiement';
export const backToProduct = 'Retour à la carte cadeau';
export const recipientNameMissing = 'Indiquez pour qui est la carte.';
export const recipientEmailMissing = 'Saisissez l’adresse e-mail à laquelle envoyer la carte.';
export const recipientEmailInvalid = 'Saisissez une adresse e-mail comme nom@example.com.';
export const senderNameMissing = 'Indiquez de la part de qui vient la carte.';
export const tooLong = 'Ne dépassez pas {max} caractères.';
export const sendOnInvalid = 'Choisissez un jour dans le calendrier.';
export const sendOnPast = 'Ce jour est passé. Choisissez aujourd’hui ou un autre jour à venir.';
export const sendOnTooFar = 'Choisissez un jour dans l’année qui vient.';
export const pleaseCheck = 'Veuillez vérifier les champs signalés.';
export const otherSite = 'Cette carte cadeau est vendue par une autre boutique.';
export const unknownProduct = 'Cette carte cadeau n’est plus vendue ici.';
export const unknownAmount = 'Ce montant n’est plus proposé. Veuillez en choisir un autre.';
export const partHeading = { one: 'Votre carte cadeau', other: 'Vos cartes cadeaux' };
export const partFor = '{amount} pour {recipient}';
export const partWaits = 'Part vers {email} le {date}';
export const partSent = 'Envoyée à {email} le {date}';
export const partVoid = 'N’est plus valable';
export const mailSubject = '{sender} vous offre une carte cadeau {shop}';
export const mailHeading = 'Bonjour {recipient},';
export const mailIntro = '{sender} vous offre {amount} à dépenser chez {shop}.';
export const mailSubjectOfShop = 'Une carte cadeau {shop}';
export const mailIntroOfShop = 'Vous avez reçu {amount} à dépenser chez {shop}.';
export const mailHeadingUnnamed = 'Bonjour,';
export const mailMessageIs = '{sender} vous écrit :';
export const mailCodeIs = 'Voici votre code :';
export const mailHowToSpend =
  'Choisissez ce qui vous plaît, passez commande et saisissez ce code dans le champ « Code de réduction ou carte cadeau ».';
export const mailBalanceStays =
  'Ce que vous ne dépensez pas tout de suite reste sur la carte, et la carte n’expire pas.';
export const mailKeepSafe = 'Toute personne qui a le code peut l’utiliser : gardez donc bien cet e-mail.';
export const mailLink = 'Voir {shop}';
export const factNames = {
  recipientName: 'Pour',
  recipientEmail: 'E-mail',
  senderName: 'De la part de',
  message: 'Message',
  sendOn: 'Envoi le',
};
