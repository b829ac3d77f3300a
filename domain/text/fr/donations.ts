/** French words: donations. */
export const donateTitle = 'Faire un don';
export const chooseAmount = 'Combien souhaitez-vous donner ?';
export const anotherAmount = 'Autre montant';
export const ownAmount = 'Votre montant';
export const ownAmountHint = 'Entre {least} et {most}.';
export const giver = 'Votre nom';
export const message = 'Un petit mot';
export const optional = 'facultatif';
export const toPayment = 'Passer au paiement';
export const unable = 'Impossible d’accepter ce don';
export const amountMissing = 'Choisissez un montant ou saisissez le vôtre.';
export const amountInvalid = 'Saisissez un montant comme {example}.';
export const amountTwice =
  'Vous avez saisi un montant et en avez choisi un autre. Veuillez n’en garder qu’un.';
export const amountOutOfRange = 'Veuillez donner entre {least} et {most}.';
export const tooLong = 'Ne dépassez pas {max} caractères.';
export const pleaseCheck = 'Veuillez vérifier les champs signalés.';
export const unknownFund = 'Il n’y a plus de collecte à cette adresse. Merci d’avoir voulu donner.';
