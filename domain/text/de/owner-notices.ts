/** German words: owner notices. */
export const newOrders = {
  one: 'Neue Bestellung bei {shop}: {sum}',
  other: '{n} neue Bestellungen bei {shop}: {sum}',
};
export const lowStock = {
  one: 'Von einer Variante bei {shop} sind nur noch wenige da',
  other: 'Von {n} Varianten bei {shop} sind nur noch wenige da',
};
export const failedPayments = {
  one: 'Eine Abo-Zahlung bei {shop} ist fehlgeschlagen',
  other: '{n} Abo-Zahlungen bei {shop} sind fehlgeschlagen',
};
export const heldComments = {
  one: 'Ein Kommentar bei {shop} wartet auf Ihre Prüfung',
  other: '{n} Kommentare bei {shop} warten auf Ihre Prüfung',
};
export const heldReviews = {
  one: 'Eine Bewertung bei {shop} wartet auf Ihre Prüfung',
  other: '{n} Bewertungen bei {shop} warten auf Ihre Prüfung',
};
export const failedPages = {
  one: 'Eine Seite von {shop} konnte nicht zur geplanten Zeit veröffentlicht werden',
  other: '{n} Seiten von {shop} konnten nicht zur geplanten Zeit veröffentlicht werden',
};
export const failedWebhooks = {
  one: 'Der Webhook eines Formulars von {shop} wurde ausgeschaltet: seine Adresse hat tagelang nichts angenommen',
  other:
    'Die Webhooks von {n} Formularen von {shop} wurden ausgeschaltet: ihre Adressen haben tagelang nichts angenommen',
};
export const openAdmin = 'In der Verwaltung öffnen';
export const changeNotices = 'Benachrichtigungen ändern';
export const more = 'Und {n} weitere.';
export const unitsLeft = 'noch {n}';
