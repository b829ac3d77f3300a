/** German words: checkout errors. */
export const emailMissing = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Diese E-Mail-Adresse ist ungültig.';
export const firstNameMissing = 'Geben Sie einen Vornamen ein.';
export const lastNameMissing = 'Geben Sie einen Nachnamen ein.';
export const line1Missing = 'Geben Sie Straße und Hausnummer ein.';
export const cityMissing = 'Geben Sie einen Ort ein.';
export const countryMissing = 'Wählen Sie ein Land.';
export const countryNotDelivered = 'In dieses Land liefern wir nicht.';
export const regionMissing = 'Bitte „{label}“ auswählen.';
export const postalCodeMissing = 'Bitte „{label}“ angeben.';
export const phoneInvalid = 'Geben Sie eine Telefonnummer ein oder lassen Sie das Feld leer.';
export const deliveryOptionMissing = 'Wählen Sie eine Versandart.';
export const tooLong = 'Verwenden Sie höchstens {max} Zeichen.';
export const consentMissing = 'Setzen Sie dieses Häkchen, um zu bestellen.';
export const cardNumberMissing = 'Geben Sie eine Kartennummer ein.';
export const cardNumberInvalid = 'Geben Sie eine gültige Kartennummer ein.';
export const cardExpiryMissing = 'Geben Sie das Ablaufdatum ein.';
export const cardExpiryInvalid = 'Geben Sie das Ablaufdatum im Format MM / JJ ein.';
export const cardExpired = 'Diese Karte ist abgelaufen. Bitte versuchen Sie es mit einer anderen Karte.';
export const cardCvcMissing = 'Geben Sie den Sicherheitscode ein.';
export const cardCvcInvalid =
  'Geben Sie die 3 Ziffern auf der Rückseite der Karte ein (bei American Express die 4 auf der Vorderseite).';
