/** L’e-mail qui demande de confirmer une adresse, et les pages de confirmation et de désinscription. */
export const mailSubject = 'Confirmez votre adresse e-mail pour {shop}';
export const mailHeading = 'Encore une étape';
export const mailIntro =
  'Cette adresse a été saisie pour recevoir les nouvelles de {shop}. Si c’était vous, confirmez-la et vous serez inscrit.';
export const mailLink = 'Confirmer mon adresse';
export const mailReason =
  'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, vous ne recevrez aucune nouvelle de {shop}.';
export const mailUnsubscribe = 'Je ne veux pas d’e-mails de cette liste';
export const confirmTitle = 'Recevoir les nouvelles de {shop} ?';
export const confirmSentence =
  'Appuyez sur le bouton pour confirmer votre adresse. Vous pouvez vous désinscrire à tout moment.';
export const confirmButton = 'Confirmer mon adresse';
export const confirmedTitle = 'Vous êtes inscrit';
export const confirmedSentence =
  'Merci. Votre adresse est confirmée et vous recevrez les prochaines nouvelles de {shop}.';
export const confirmEndedTitle = 'Ce lien ne confirme rien';
export const confirmEndedSentence =
  'Il est incomplet ou trop ancien. Veuillez vous inscrire de nouveau sur le site de {shop}.';
export const unsubscribeTitle = 'Ne plus recevoir de nouvelles par e-mail ?';
export const unsubscribeSentence =
  'Vous ne recevrez plus de nouvelles de {shop}. Les e-mails concernant vos commandes vous parviendront toujours.';
export const unsubscribeButton = 'Se désinscrire';
export const unsubscribedTitle = 'Vous êtes désinscrit';
export const unsubscribedSentence =
  'Vous ne recevez plus de nouvelles de {shop}. Vous pouvez vous réinscrire à tout moment.';
export const endedTitle = 'Il n’y a rien à désinscrire';
export const endedSentence = 'Ce lien est incomplet, ou votre adresse ne figure sur aucune liste de {shop}.';
export const toShop = 'Retour au site';
export const formTitle = 'Recevoir les nouvelles de {shop}';
export const formAgain = 'Saisissez votre adresse e-mail pour vous inscrire.';
