/** German words: parcels. */
export const partSubject = 'Ein Teil Ihrer Bestellung Nr. {number} bei {shop} ist unterwegs';
export const partIntro = 'Ein Teil Ihrer Bestellung Nr. {number} wurde versandt. Der Rest folgt getrennt.';
export const partIntroNothingSent =
  'Ein Teil Ihrer Bestellung Nr. {number} ist abgeschlossen. Der Rest folgt.';
export const restIntro = 'Der Rest Ihrer Bestellung Nr. {number} wurde versandt.';
export const readySubject = 'Ihre Bestellung Nr. {number} bei {shop} liegt zur Abholung bereit';
export const readyIntro = 'Ihre Bestellung Nr. {number} liegt zur Abholung bereit.';
export const readyPartSubject = 'Ein Teil Ihrer Bestellung Nr. {number} bei {shop} liegt zur Abholung bereit';
export const readyPartIntro =
  'Ein Teil Ihrer Bestellung Nr. {number} liegt zur Abholung bereit. Der Rest folgt.';
export const readyRestIntro = 'Der Rest Ihrer Bestellung Nr. {number} liegt zur Abholung bereit.';
export const openingHours = 'Öffnungszeiten';
export const trackingSubject = 'Sendungsverfolgung zu Ihrer Bestellung Nr. {number} bei {shop}';
export const trackingIntro = 'So verfolgen Sie Ihr Paket zur Bestellung Nr. {number}.';
export const contents = 'Inhalt';
export const carrier = 'Versanddienst';
export const trackingNumber = 'Sendungsnummer';
export const track = 'Paket verfolgen';
export const heading = { one: 'Ihr Paket', other: 'Ihre Pakete' };
export const sentOn = 'Versandt am {date}';
export const readySince = 'Abholbereit seit dem {date}';
export const returnedOn = 'Retoure erhalten am {date}';
export const numbered = '{carrier} {number}';
export const restFollows = 'Der Rest Ihrer Bestellung folgt getrennt.';
export const statusNames = {
  'awaiting-payment': 'Wartet auf Zahlung',
  paid: 'Bezahlt, wird vorbereitet',
  fulfilled: 'Versandt',
  'partially-refunded': 'Teilweise erstattet',
  refunded: 'Erstattet',
  canceled: 'Storniert',
  'partly-sent': 'Teilweise versandt',
  ready: 'Abholbereit',
  'partly-ready': 'Teilweise abholbereit',
  complete: 'Abgeschlossen',
  'partly-complete': 'Teilweise abgeschlossen',
};
