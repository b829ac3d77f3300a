/** French words: subscriptions. */
export const pageTitle = 'Votre abonnement';
export const eyebrow = 'Votre abonnement';
export const statusNames = {
  active: 'Actif',
  ending: 'Se termine bientôt',
  'past-due': 'Paiement échoué',
  paused: 'En pause',
  canceled: 'Résilié',
  completed: 'Terminé',
};
export const leads = {
  active: 'Votre prochain paiement de {amount} aura lieu le {date}.',
  lastPeriod: 'Tout est payé. Votre abonnement court jusqu’au {date}.',
  ending: 'Votre abonnement se termine le {date}. D’ici là, rien ne change et rien d’autre ne sera débité.',
  'past-due':
    'Votre dernier paiement a échoué. Nous réessaierons le {date}. Avec une autre carte, vous pouvez payer tout de suite.',
  paused: 'Votre abonnement est en pause. Rien n’est débité tant que vous ne le reprenez pas.',
  canceled: 'Votre abonnement s’est terminé le {date}. Plus rien n’est débité.',
  completed: 'Tous les paiements ont été effectués. Votre abonnement s’est terminé le {date}.',
};
export const details = 'Détails';
export const quantityLabel = 'Quantité';
export const nextPaymentLabel = 'Prochain paiement';
export const nextPayment = '{amount} le {date}';
export const withDeliveryAndTax = 'Livraison et taxes comprises';
export const withTax = 'Taxes comprises';
export const startedLabel = 'Depuis';
export const deliverToLabel = 'Livraison à';
export const pickUpLabel = 'Retrait par';
export const billedToLabel = 'Facturation à';
export const cardLabel = 'Carte';
export const cardEndingIn = '{brand} se terminant par {last4}';
export const noCard = 'Aucune';
export const testMode = 'Ceci est un abonnement test : aucun argent n’est débité.';
export const history = 'Historique';
export const orderLink = 'Commande {number}';
export const happenings = {
  started: 'Début',
  renewed: 'Renouvellement',
  'charge-failed': 'Échec d’un paiement',
  paused: 'Mise en pause',
  resumed: 'Reprise',
  'cancel-asked': 'Résiliation à la fin de la période payée',
  'cancel-taken-back': 'Résiliation annulée',
  canceled: 'Fin de l’abonnement',
  completed: 'Tous les paiements effectués',
  'card-changed': 'Changement de carte',
  skipped: 'Paiement sauté',
  'contents-changed': 'Changement du contenu',
  'address-changed': 'Changement d’adresse',
  'retry-asked': 'Nouvelle tentative de paiement',
};
export const manage = 'Gérer';
export const pause = 'Mettre en pause';
export const pauseHint =
  'Aussi longtemps que vous le souhaitez. Rien n’est débité ni envoyé pendant ce temps.';
export const resume = 'Reprendre';
export const resumeHint = 'Votre prochain paiement aura lieu le {date}.';
export const cancel = 'Résilier l’abonnement';
export const cancelHint = 'Il se termine le {date}, avec la période que vous avez payée.';
export const cancelNowHint = 'Il se termine immédiatement. Plus rien n’est débité.';
export const keep = 'Garder mon abonnement';
export const keepHint = 'Il continue comme avant. Votre prochain paiement aura lieu le {date}.';
export const confirmCancelTitle = 'Résilier {productName} ?';
export const confirmCancelAtEnd =
  'L’abonnement se termine le {date}. Vous pouvez revenir sur votre décision jusque-là.';
export const confirmCancelNow =
  'L’abonnement se termine immédiatement et plus rien n’est débité. Il faudrait vous réabonner.';
export const confirmCancel = 'Oui, résilier';
export const dontCancel = 'Non, le garder';
export const changeCard = 'Changer de carte';
export const changeCardHint = 'Vos prochains paiements seront débités de la carte saisie ici.';
export const payWithNewCardHint =
  'Nous tenterons aussitôt d’encaisser avec elle le paiement en attente de {amount}.';
export const saveCard = 'Enregistrer la carte';
export const saveCardAndPay = 'Enregistrer la carte et payer {amount}';
export const savingCard = 'Enregistrement…';
export const done = {
  paused: 'En pause. Rien n’est débité tant que vous ne reprenez pas l’abonnement.',
  resumed: 'Bon retour parmi nous. Votre abonnement reprend.',
  canceled: 'Votre abonnement a été résilié.',
  ending: 'Votre abonnement se terminera avec la période payée.',
  kept: 'Votre abonnement continue comme avant.',
  card: 'Votre nouvelle carte est enregistrée.',
  paid: 'Votre nouvelle carte est enregistrée et le paiement en attente a été effectué. Merci.',
};
export const stillDeclined =
  'Votre nouvelle carte est enregistrée, mais le paiement en attente a été refusé. Veuillez essayer une autre carte.';
export const thenPrice = 'Puis {price}.';
export const thenPriceAndMore = 'Puis {price}, avec la livraison et les taxes comme aujourd’hui.';
export const nextOn = 'Votre prochain paiement aura lieu le {date}.';
export const runsUntil = 'L’abonnement court jusqu’au {date}.';
export const cancelAnyTime = 'Vous pouvez mettre en pause ou résilier à tout moment.';
export const linkInvalidTitle = 'Ce lien ne fonctionne pas';
export const linkInvalid =
  'Le lien vers ce paiement est incomplet ou trop ancien. Rien n’a été débité. Veuillez choisir de nouveau votre abonnement.';
export const orderSectionHeading = 'Votre abonnement';
export const orderSectionActive = '{price}. Votre prochain paiement aura lieu le {date}.';
export const orderSectionEnding = '{price}. L’abonnement court jusqu’au {date}.';
export const manageLink = 'Gérer';
export const mailHeading = 'Bonjour {name},';
export const mailManage = 'Voir ou modifier votre abonnement';
export const mailChangeCard = 'Changer de carte';
export const mailStartedSubject = 'Votre abonnement à {productName} chez {shop}';
export const mailStarted = 'Votre abonnement à {productName} a commencé : {price}.';
export const mailNextPayment = 'Votre prochain paiement aura lieu le {date}.';
export const mailRunsUntil = 'Tout est payé. Votre abonnement court jusqu’au {date}.';
export const mailRenewedSubject = 'Votre abonnement à {productName} a été renouvelé';
export const mailRenewed =
  'Nous avons reçu votre paiement de {amount} pour {productName}. Il s’agit de la commande n° {number}.';
export const mailFailedSubject = 'Votre paiement pour {productName} a échoué';
export const mailFailed = 'Nous n’avons pas pu débiter {amount} pour {productName} sur votre carte.';
export const mailFailedOfCard =
  'Nous n’avons pas pu débiter {amount} pour {productName} sur votre carte se terminant par {last4}.';
export const mailRetry =
  'Nous réessaierons le {date}. Si votre carte a changé, vous pouvez en saisir une autre et payer tout de suite.';
export const mailLastRetry =
  'Nous réessaierons une dernière fois le {date}. En cas de nouvel échec, votre abonnement prendra fin. Si votre carte a changé, vous pouvez en saisir une autre et payer tout de suite.';
export const mailCanceledSubject = 'Votre abonnement à {productName} a pris fin';
export const mailCanceled =
  'Votre abonnement à {productName} a pris fin, comme vous l’avez demandé. Plus rien n’est débité.';
export const mailCanceledUnpaid =
  'Nous n’avons pas pu encaisser votre paiement pour {productName} après quatre tentatives : votre abonnement a donc pris fin. Plus rien n’est débité. Vous pouvez vous réabonner à tout moment.';
export const mailCanceledRefunded =
  'La commande n° {number} a été remboursée : votre abonnement à {productName} a donc pris fin. Plus rien n’est débité.';
export const mailCanceledWithOrder =
  'La commande n° {number} a été annulée : votre abonnement à {productName} a donc pris fin. Plus rien n’est débité.';
export const mailEndingSubject = 'Votre abonnement à {productName} va prendre fin';
export const mailEnding =
  'Votre abonnement à {productName} prendra fin le {date}, comme vous l’avez demandé. Plus rien n’est débité. Vous pouvez revenir sur votre décision jusque-là.';
export const mailCanceledByShop =
  'Nous avons mis fin à votre abonnement à {productName}. Plus rien n’est débité.';
export const mailEndingByShop =
  'Nous mettons fin à votre abonnement à {productName} le {date}. Plus rien n’est débité. Vous pouvez annuler cette résiliation jusque-là.';
export const mailPausedSubject = 'Votre abonnement à {productName} est en pause';
export const mailPaused =
  'Nous avons mis votre abonnement à {productName} en pause. Rien n’est débité ni envoyé tant que vous ne le reprenez pas.';
export const mailResumedSubject = 'Votre abonnement à {productName} continue';
export const mailResumed = 'Nous avons repris votre abonnement à {productName}.';
export const mailKept = 'Votre abonnement à {productName} ne prend pas fin : il continue comme avant.';
export const mailSkippedSubject = 'Nous sautons un paiement pour {productName}';
export const mailSkipped =
  'Nous sautons le paiement pour {productName} prévu le {before}. Rien n’est débité ni envoyé pour cette échéance.';
export const mailContentsSubject = 'Votre abonnement à {productName} change';
export const mailContents = 'À partir de votre prochain paiement, votre abonnement contient : {contents}.';
export const mailPriceChanged =
  'Son prix passe de {priceBefore} à {price}, hors livraison et taxes. Si cela ne vous convient pas, vous pouvez le résilier avant votre prochain paiement.';
export const mailAddressSubject = 'L’adresse de votre abonnement à {productName} a changé';
export const mailAddress = 'Votre abonnement à {productName} a désormais cette adresse : {address}.';
export const mailCompletedSubject = 'Votre abonnement à {productName} est terminé';
export const mailCompleted =
  'Tous les paiements de votre abonnement à {productName} ont été effectués et il est maintenant terminé. Plus rien n’est débité.';
export const mailQuestions = 'Une question ? Écrivez à {email}.';
export const mailTest = 'Ceci est un abonnement test : aucun argent n’a été débité.';
