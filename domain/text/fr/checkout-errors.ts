/** French words: checkout errors. */
export const emailMissing = 'Veuillez saisir votre adresse e-mail.';
export const emailInvalid = 'Cette adresse e-mail n’est pas valide.';
export const firstNameMissing = 'Saisissez un prénom.';
export const lastNameMissing = 'Saisissez un nom.';
export const line1Missing = 'Saisissez un numéro et une rue.';
export const cityMissing = 'Saisissez une ville.';
export const countryMissing = 'Choisissez un pays.';
export const countryNotDelivered = 'Nous ne livrons pas dans ce pays.';
export const regionMissing = 'Renseignez le champ « {label} ».';
export const postalCodeMissing = 'Renseignez le champ « {label} ».';
export const phoneInvalid = 'Saisissez un numéro de téléphone ou laissez ce champ vide.';
export const deliveryOptionMissing = 'Choisissez un mode de livraison.';
export const tooLong = 'Ne dépassez pas {max} caractères.';
export const consentMissing = 'Cochez cette case pour passer commande.';
export const cardNumberMissing = 'Saisissez un numéro de carte.';
export const cardNumberInvalid = 'Saisissez un numéro de carte valide.';
export const cardExpiryMissing = 'Saisissez la date d’expiration.';
export const cardExpiryInvalid = 'Saisissez la date d’expiration au format MM / AA.';
export const cardExpired = 'Cette carte a expiré. Veuillez essayer une autre carte.';
export const cardCvcMissing = 'Saisissez le code de sécurité.';
export const cardCvcInvalid =
  'Saisissez les 3 chiffres au dos de la carte (4 au recto pour American Express).';
