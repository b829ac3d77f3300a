/** French words: forms. */
export const send = 'Envoyer';
export const submitting = 'Envoi en cours…';
export const scrollDown = 'Votre formulaire comporte un problème. Faites défiler vers le bas pour le voir.';
export const scrollUp = 'Votre formulaire comporte un problème. Faites défiler vers le haut pour le voir.';
export const rateLimited =
  'Le formulaire n’a pas pu être envoyé : trop d’envois ont été faits. Veuillez réessayer plus tard.';
export const notSent = 'L’envoi du formulaire a échoué. Veuillez réessayer plus tard.';
export const unknownError = 'Erreur inconnue, veuillez réessayer plus tard.';
export const noKey = 'L’envoi n’a pas pu être préparé, veuillez réessayer plus tard.';
export const thankYou = 'Merci ! Nous avons bien reçu votre message.';
export const sentTitle = 'Envoyé';
export const goOn = 'Continuer';
export const backToPage = 'Retour à la page';
export const mailIntro = 'Quelqu’un a envoyé le formulaire « {form} » sur {shop}.';
export const mailPage = 'Envoyé depuis la page {page}.';
export const mailLink = 'Ouvrir dans la boîte de réception';
export const receiptReason =
  'Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire sur {shop}.';
export const receiptLink = 'Visiter {shop}';
export const sampleForm = 'Contact';
export const sampleMessage = 'Réparez-vous les théières ? La mienne a perdu son bec.';
export const sampleReceipt = 'Merci de nous avoir écrit. Nous répondons sous deux jours.';
export const replyQuoted = 'Vous avez écrit le {when} :';
export const replyReason = 'Vous recevez cet e-mail parce que vous avez écrit à {shop} par un formulaire.';
export const sampleReply = 'Oui, bien sûr. Apportez-la vendredi.';
