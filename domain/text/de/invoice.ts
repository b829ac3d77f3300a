/** German words: invoices. */
export const invoice = 'Rechnung';
export const creditNote = 'Rechnungskorrektur';
export const packingSlip = 'Lieferschein';
export const number = 'Nummer';
export const date = 'Datum';
export const orderLabel = 'Bestellung';
export const ordered = 'Bestellt am';
export const supplied = 'Leistungsdatum';
export const paidOn = 'Bezahlt am';
export const days = '{from} – {to}';
export const tax = 'Steuer';
export const net = 'Netto';
export const taxAmount = 'Steuerbetrag';
export const taxTotal = 'Summe';
export const untaxed = {
  'gift-card': 'Geschenkkarten (Steuer bei Einlösung)',
  donation: 'Spenden',
  product: 'Artikel ohne Steuer',
  delivery: 'Versand ohne Steuer',
  place: 'Keine Steuer berechnet',
};
export const exempt = {
  'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers',
  reseller: 'Verkauf an Wiederverkäufer, ohne Steuer',
  other: 'Steuerbefreit',
};
export const toInvoice = 'Zu Rechnung';
export const billTo = 'Rechnung an';
export const deliverTo = 'Lieferung an';
export const pickupName = 'Für';
export const taxNumber = 'Steuernummer';
export const item = 'Artikel';
export const quantity = 'Menge';
export const unitPrice = 'Preis';
export const lineTotal = 'Summe';
export const refundOf = 'Erstattung zur Bestellung {number}';
export const reason = 'Grund';
export const refundTotal = 'Erstattet';
export const reversal = 'Storno einer Rechnungskorrektur';
export const toCreditNote = 'Storniert Rechnungskorrektur';
export const refundReturned = 'Erstattung zur Bestellung {number}, von der Bank zurückgegeben';
export const reversalTotal = 'Wieder offen';
export const paidWithGiftCards = 'Mit Geschenkkarten bezahlt';
export const paidOtherwise = 'Bezahlt';
export const pageOf = 'Seite {page} von {pages}';
export const test =
  'Dies ist eine Testbestellung: Es wurde kein Geld abgebucht, und dies ist keine gültige Rechnung.';
export const parcelPart = 'Teil {number} der Bestellung';
export const heading = 'Ihre Rechnung';
export const download = 'Herunterladen (PDF)';
