/** German words: carts that were left. */
export const mailSubject = 'Ihr Warenkorb bei {shop}';
export const mailHeading = 'Überlegen Sie noch?';
export const mailIntro =
  'In Ihrem Warenkorb bei {shop} liegt noch etwas. Es gelten die heutigen Preise, und reserviert ist nichts.';
export const mailLink = 'Zurück zum Warenkorb';
export const mailReason =
  'Sie erhalten diese eine E-Mail, weil diese Adresse an der Kasse von {shop} eingegeben und die Bestellung nicht abgeschlossen wurde.';
export const mailUnsubscribe = 'Keine E-Mails zu Warenkörben mehr';
export const returnTitle = 'Ihr Warenkorb wartet';
export const returnSentence =
  'Machen Sie weiter, wo Sie aufgehört haben. Was inzwischen ausverkauft ist, fehlt, und es gelten die heutigen Preise.';
export const returnButton = 'Weiter zum Warenkorb';
export const goneTitle = 'Diesen Warenkorb gibt es nicht mehr';
export const goneSentence =
  'Er wurde schon bestellt, oder es ist zu viel Zeit vergangen. Alles andere finden Sie weiterhin im Shop.';
export const toShop = 'Zurück zum Shop';
export const unsubscribeTitle = 'Keine E-Mails zu Warenkörben mehr?';
export const unsubscribeSentence =
  '{shop} schreibt Ihnen dann nicht mehr, wenn Sie einen Warenkorb stehen lassen.';
export const unsubscribeButton = 'Abmelden';
export const unsubscribedTitle = 'Sie sind abgemeldet';
export const unsubscribedSentence = '{shop} schreibt Ihnen nicht mehr zu Warenkörben.';
export const endedTitle = 'Hier gibt es nichts abzumelden';
export const endedSentence =
  'Dieser Link ist unvollständig oder zu alt. {shop} verschickt seinetwegen keine E-Mails.';
