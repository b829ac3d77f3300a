/** German words: gift cards. */
export const giftCardTitle = 'Geschenkkarte';
export const chooseAmount = 'Betrag';
export const recipient = 'Für wen ist sie?';
export const recipientName = 'Name';
export const recipientEmail = 'E-Mail-Adresse';
export const recipientEmailHint =
  'Dorthin schicken wir die Karte. Mit Ihrer eigenen Adresse können Sie sie selbst überreichen.';
export const giver = 'Von wem ist sie?';
export const senderName = 'Ihr Name';
export const message = 'Nachricht';
export const optional = 'optional';
export const sendOn = 'Versanddatum';
export const sendOnHint = 'Heute: sofort nach Ihrer Zahlung. An einem späteren Tag: um acht Uhr morgens.';
export const toPayment = 'Weiter zur Zahlung';
export const backToProduct = 'Zurück zur Geschenkkarte';
export const recipientNameMissing = 'Geben Sie an, für wen die Karte ist.';
export const recipientEmailMissing = 'Geben Sie die E-Mail-Adresse ein, an die die Karte geht.';
export const recipientEmailInvalid = 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.';
export const senderNameMissing = 'Geben Sie an, von wem die Karte ist.';
export const tooLong = 'Bitte verwenden Sie höchstens {max} Zeichen.';
export const sendOnInvalid = 'Wählen Sie einen Tag aus dem Kalender.';
export const sendOnPast = 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren.';
export const sendOnTooFar = 'Wählen Sie einen Tag innerhalb des nächsten Jahres.';
export const pleaseCheck = 'Bitte prüfen Sie die markierten Felder.';
export const otherSite = 'Diese Geschenkkarte wird von einem anderen Shop verkauft.';
export const unknownProduct = 'Diese Geschenkkarte wird hier nicht mehr verkauft.';
export const unknownAmount = 'Diesen Betrag gibt es nicht mehr. Bitte wählen Sie einen anderen.';
export const partHeading = { one: 'Ihre Geschenkkarte', other: 'Ihre Geschenkkarten' };
export const partFor = '{amount} für {recipient}';
export const partWaits = 'Geht am {date} an {email}';
export const partSent = 'Am {date} an {email} gesendet';
export const partVoid = 'Nicht mehr gültig';
export const mailSubject = '{sender} schenkt Ihnen eine Geschenkkarte für {shop}';
export const mailHeading = 'Guten Tag, {recipient}.';
export const mailIntro = '{sender} schenkt Ihnen {amount} für Ihren Einkauf bei {shop}.';
export const mailSubjectOfShop = 'Eine Geschenkkarte von {shop}';
export const mailIntroOfShop = 'Sie haben {amount} für Ihren Einkauf bei {shop} geschenkt bekommen.';
export const mailHeadingUnnamed = 'Guten Tag,';
export const mailMessageIs = '{sender} schreibt:';
export const mailCodeIs = 'Das ist Ihr Code:';
export const mailHowToSpend =
  'Suchen Sie sich etwas Schönes aus, gehen Sie zur Kasse und geben Sie den Code bei „Rabattcode oder Geschenkkarte“ ein.';
export const mailBalanceStays =
  'Was Sie nicht sofort ausgeben, bleibt auf der Karte. Die Karte läuft nicht ab.';
export const mailKeepSafe = 'Wer den Code hat, kann ihn einlösen. Bewahren Sie diese E-Mail deshalb gut auf.';
export const mailLink = '{shop} besuchen';
export const factNames = {
  recipientName: 'Für',
  recipientEmail: 'E-Mail',
  senderName: 'Von',
  message: 'Nachricht',
  sendOn: 'Versand am',
};
