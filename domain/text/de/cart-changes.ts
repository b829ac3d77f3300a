/** Notices about a cart that changed since the buyer last saw it. German. */
export const priceChanged = '{productName} kostet jetzt {now} statt {before}.';
export const lineGone =
  '{productName} wird nicht mehr verkauft. Bitte entfernen Sie den Artikel, um zur Kasse zu gehen.';
export const cartChanged = 'Ihr Warenkorb hat sich geändert, seit Sie diese Seite geöffnet haben.';
export const totalNow =
  'Die Gesamtsumme beträgt jetzt {total} statt {before}. Bitte prüfen Sie sie, bevor Sie bezahlen.';
export const codesEnded = {
  one: 'Der Code {codes} gilt nicht mehr.',
  other: 'Die Codes {codes} gelten nicht mehr.',
};
export const giftCardDisabled = 'Die Geschenkkarte mit der Endung {last4} wurde gesperrt.';
