/** German words: custom form. */
export const someInvalid = 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.';
export const answerRequired = '{label} ist erforderlich.';
export const overCharacterLimit = 'Ihr Text ist zu lang.';
export const emailFormat = 'Diese E-Mail-Adresse ist ungültig. Sie sollte so aussehen: {email}.';
export const emailExample = 'name@example.com';
export const numberFormat = 'Geben Sie eine Zahl ein.';
export const currencyFormat = 'Geben Sie einen Betrag ein, zum Beispiel 12,50.';
export const websiteFormat = 'Geben Sie eine Webadresse ein, zum Beispiel https://example.com.';
export const dateFormat = 'Geben Sie ein Datum ein, das es gibt.';
export const timeFormat = 'Geben Sie eine Uhrzeit ein, die es gibt.';
export const phoneFormat = 'Geben Sie eine Telefonnummer ein.';
export const choiceUnknown = 'Wählen Sie eine der angebotenen Antworten.';
export const unreadable = 'Das Formular konnte nicht gelesen werden, bitte prüfen Sie Ihre Angaben.';
export const noAnswer = 'k. A.';
export const partLabels = {
  date: { month: 'Monat', day: 'Tag', year: 'Jahr' },
  time: { hour: 'Stunde', minute: 'Minute', second: 'Sekunde', half: 'AM oder PM' },
  name: { first: 'Vorname', last: 'Nachname' },
  address: {
    line1: 'Straße und Hausnummer',
    line2: 'Adresszusatz',
    city: 'Ort',
    region: 'Bundesland oder Region',
    postalCode: 'Postleitzahl',
    country: 'Land',
  },
  phone: {
    country: 'Ländervorwahl',
    area: 'Vorwahl',
    prefix: 'Erste drei Ziffern',
    line: 'Letzte vier Ziffern',
  },
};
export const likertWords = {
  '-2': 'Stimme gar nicht zu',
  '-1': 'Stimme nicht zu',
  '0': 'Neutral',
  '1': 'Stimme zu',
  '2': 'Stimme voll zu',
};
