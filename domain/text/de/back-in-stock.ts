/** Die Mail, dass ein Produkt wieder da ist, und die Seite, die solche Mails beendet. */
export const mailSubject = '{product} ist wieder lieferbar';
export const mailHeading = '{product} ist wieder da';
export const mailIntro =
  'Sie haben {shop} gebeten, Ihnen zu schreiben, sobald es wieder etwas davon gibt. Jetzt ist es so weit – solange der Vorrat reicht.';
export const mailLink = '{product} ansehen';
export const mailReason =
  'Sie erhalten diese eine E-Mail, weil diese Adresse bei {shop} dafür eingetragen wurde.';
export const mailUnsubscribe = 'Von diesen E-Mails abmelden';
export const unsubscribeTitle = 'Keine E-Mails mehr über Verfügbarkeit?';
export const unsubscribeSentence =
  'Ihre Adresse wird von allen Wartelisten von {shop} entfernt. Sie werden nicht mehr benachrichtigt, wenn ausverkaufte Produkte wieder lieferbar sind.';
export const unsubscribeButton = 'Abmelden';
export const unsubscribedTitle = 'Sie sind abgemeldet';
export const unsubscribedSentence =
  'Ihre Adresse steht auf keiner Warteliste von {shop} mehr. Auf der Seite jedes ausverkauften Produkts können Sie sich wieder eintragen.';
export const endedTitle = 'Hier gibt es nichts abzumelden';
export const endedSentence =
  'Dieser Link ist unvollständig oder wurde schon benutzt. Er gehört zu keiner Warteliste von {shop}.';
export const toShop = 'Zurück zum Shop';
