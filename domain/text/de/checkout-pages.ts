/** German words: checkout pages. */
export const checkoutTitle = 'Kasse';
export const orderConfirmedTitle = 'Bestellung bestätigt';
export const subscriptionConfirmedTitle = 'Abo bestätigt';
export const contributionConfirmedTitle = 'Spende bestätigt';
export const orderReceivedTitle = 'Bestellung eingegangen';
export const orderStatusTitle = 'Ihre Bestellung';
export const secureCheckout = 'Sichere Kasse';
export const questions = 'Fragen?';
export const backTo = 'Zurück zu {title}';
export const agreeToTerms = 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.';
export const termsLink = 'Allgemeine Geschäftsbedingungen';
export const privacyLink = 'Datenschutzerklärung';
export const returnsLink = 'Widerruf und Rückgabe';
export const consentLink = 'Mehr dazu';
