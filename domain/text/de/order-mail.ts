/** German words: order mail. */
export const confirmationSubject = 'Ihre Bestellung Nr. {number} bei {shop}';
export const confirmationHeading = 'Vielen Dank für Ihre Bestellung, {name}.';
export const confirmationIntro =
  'Ihre Zahlung ist eingegangen, und wir bereiten Ihre Bestellung Nr. {number} vor.';
/** Where the buyer pays by hand. */
export const awaitedIntro = {
  'bank-transfer':
    'Ihre Bestellung Nr. {number} ist eingegangen. Wir bereiten sie vor, sobald Ihre Zahlung da ist.',
  'on-collection': 'Ihre Bestellung Nr. {number} ist eingegangen.',
};
export const paidSubject = 'Ihre Zahlung für Bestellung Nr. {number} bei {shop} ist da';
export const paidIntro =
  'Ihre Zahlung für Bestellung Nr. {number} ist eingegangen, und wir bereiten sie vor.';
export const paidIntroHandedOver = 'Ihre Zahlung für Bestellung Nr. {number} ist eingegangen.';
export const unpaidSubject = 'Ihre Bestellung Nr. {number} bei {shop} wurde storniert';
export const unpaidIntro =
  'Bestellung Nr. {number} wurde storniert, weil keine Zahlung eingegangen ist. Falls Sie schon bezahlt haben, antworten Sie bitte auf diese E-Mail.';
export const amountToPay = 'Zu zahlender Betrag';
export const contributionSubject = 'Ihre Spende Nr. {number} an {shop}';
export const contributionHeading = 'Vielen Dank für Ihre Spende, {name}.';
export const contributionIntro = 'Ihre Zahlung ist unter der Nr. {number} eingegangen.';
export const subscribedHeading = 'Vielen Dank für Ihr Abo, {name}.';
export const subscribedIntro = 'Ihre erste Zahlung ist eingegangen. Sie gehört zur Bestellung Nr. {number}.';
export const fulfilledSubject = 'Ihre Bestellung Nr. {number} bei {shop} ist unterwegs';
export const fulfilledHeading = 'Gute Nachrichten, {name}.';
export const fulfilledIntro = 'Ihre Bestellung Nr. {number} wurde versandt.';
export const fulfilledIntroNothingSent = 'Ihre Bestellung Nr. {number} ist abgeschlossen.';
export const refundedSubject = 'Erstattung zu Ihrer Bestellung Nr. {number} bei {shop}';
export const refundedHeading = 'Guten Tag, {name}.';
export const refundedIntro =
  'Zu Ihrer Bestellung Nr. {number} haben wir Ihnen {amount} erstattet. Bis der Betrag auf Ihrem Konto erscheint, kann es einige Tage dauern.';
export const refundedByHand =
  'Zu Ihrer Bestellung Nr. {number} erhalten Sie {amount} zurück. Da Sie nicht mit Karte bezahlt haben, zahlt Ihnen der Shop den Betrag selbst zurück. Schreiben Sie uns bitte, falls er nach einigen Tagen nicht angekommen ist.';
export const refundedReason = 'Grund: {reason}';
export const subtotal = 'Zwischensumme';
export const discount = 'Rabatt';
export const delivery = 'Versand';
export const deliveryNamed = 'Versand ({name})';
export const free = 'Kostenlos';
export const taxNamed = 'Steuern ({name})';
export const taxIncluded = 'davon Steuern ({name})';
export const total = 'Gesamt';
export const giftCardEnding = 'Geschenkkarte mit Endung {last4}';
export const amountPaid = 'Mit Karte gezahlt';
export const pickUp = 'Abholung durch';
export const deliverTo = 'Lieferung an';
export const billTo = 'Rechnung an';
export const note = 'Ihre Anmerkung';
export const seeOrder = 'Bestellung ansehen';
export const testOrder = 'Dies ist eine Testbestellung: Es wurde kein Geld abgebucht.';
export const questions = 'Fragen? Schreiben Sie an {email}.';
export const labelled = '{label}: {value}';
