/** German words: downloads. */
export const downloadsHeading = 'Ihre Downloads';
export const downloadNamed = '{product} herunterladen';
export const downloadTerms = 'Noch möglich: {times}, bis {date}';
export const pageTitle = 'Ihr Download';
export const fileFacts = '{filename}, {size}';
export const download = 'Herunterladen';
export const downloadHint = 'Dieser Link gilt bis {date}. Noch möglich: {times}.';
export const downloadsLeft = { one: '1 Download', other: '{n} Downloads' };
export const backToOrder = 'Bestellung ansehen';
export const expiredTitle = 'Dieser Link ist abgelaufen';
export const expired = 'Er galt bis {date}. Schreiben Sie uns, dann schicken wir Ihnen einen neuen.';
export const usedUpTitle = 'Dieser Link ist aufgebraucht';
export const usedUp =
  'Die Datei wurde so oft heruntergeladen, wie der Link erlaubt. Schreiben Sie uns, dann schicken wir Ihnen einen neuen.';
export const withdrawnTitle = 'Dieser Download ist gesperrt';
export const withdrawn =
  'Die Bestellung wurde erstattet. Schreiben Sie uns, wenn Sie das für einen Irrtum halten.';
export const goneTitle = 'Die Datei fehlt';
export const gone = 'Wir finden die Datei nicht mehr. Schreiben Sie uns, dann schicken wir sie Ihnen.';
export const writeTo = 'An {email} schreiben';
export const unknownTitle = 'Download nicht gefunden';
export const unknown =
  'Unter dieser Adresse gibt es keinen Download. Vielleicht wurde der Link in Ihrer E-Mail umbrochen: Kopieren Sie ihn vollständig.';
export const mailSubject = { one: 'Ihr Download von {shop}', other: 'Ihre Downloads von {shop}' };
export const mailHeading = 'Guten Tag, {name}.';
export const mailIntro = 'Vielen Dank für Ihre Bestellung. Ihr Kauf steht bereit:';
export const mailTerms = {
  one: 'Der Link funktioniert {limit}-mal, bis {date}.',
  other: 'Jeder Link funktioniert {limit}-mal, bis {date}.',
};
export const mailTermsOnce = 'Der Download ist einmal möglich, bis {date}.';
/** Where the terms of the links differ. */
export const mailTermsVary = 'Auf der Seite jedes Links steht, wie oft und bis wann er funktioniert.';
export const kilobytes = '{n} KB';
export const megabytes = '{n} MB';
