/** French words: custom form. */
export const someInvalid = 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.';
export const answerRequired = 'Le champ « {label} » est obligatoire.';
export const overCharacterLimit = 'Votre texte est trop long.';
export const emailFormat = 'Cette adresse e-mail n’est pas valide. Elle doit être au format {email}.';
export const emailExample = 'nom@example.com';
export const numberFormat = 'Saisissez un nombre.';
export const currencyFormat = 'Saisissez un montant, par exemple 12,50.';
export const websiteFormat = 'Saisissez une adresse web, par exemple https://example.com.';
export const dateFormat = 'Saisissez une date qui existe.';
export const timeFormat = 'Saisissez une heure qui existe.';
export const phoneFormat = 'Saisissez un numéro de téléphone.';
export const choiceUnknown = 'Choisissez l’une des réponses proposées.';
export const unreadable = 'Le formulaire n’a pas pu être lu, veuillez vérifier votre saisie.';
export const noAnswer = 'N/R';
export const partLabels = {
  date: { month: 'Mois', day: 'Jour', year: 'Année' },
  time: { hour: 'Heure', minute: 'Minute', second: 'Seconde', half: 'AM ou PM' },
  name: { first: 'Prénom', last: 'Nom' },
  address: {
    line1: 'Numéro et rue',
    line2: 'Complément d’adresse',
    city: 'Ville',
    region: 'État, région ou province',
    postalCode: 'Code postal',
    country: 'Pays',
  },
  phone: {
    country: 'Indicatif du pays',
    area: 'Indicatif régional',
    prefix: 'Trois premiers chiffres',
    line: 'Quatre derniers chiffres',
  },
};
export const likertWords = {
  '-2': 'Pas du tout d’accord',
  '-1': 'Pas d’accord',
  '0': 'Neutre',
  '1': 'D’accord',
  '2': 'Tout à fait d’accord',
};
