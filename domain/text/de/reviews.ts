/** German words: reviews. */

export const mailSubject = 'Wie gefällt Ihnen Ihre Bestellung bei {shop}?';
export const mailHeading = 'Wie gefällt es Ihnen?';
export const mailIntro =
  'Wir hoffen, dass Ihre Bestellung Nr. {number} gut bei Ihnen angekommen ist. Ihre Meinung hilft anderen bei der Wahl und uns, besser zu werden. Es dauert nur eine Minute.';
export const mailLink = 'Bewertung schreiben';
export const mailReason =
  'Sie erhalten diese eine E-Mail, weil Sie bei {shop} bestellt haben. Wir fragen je Bestellung nur einmal.';
export const mailUnsubscribe = 'Nicht mehr nach Bewertungen fragen';

export const pageTitle = 'Ihre Bewertungen';
export const pageIntro = 'Was halten Sie von dem, was Sie gekauft haben? Wählen Sie ein Produkt.';
export const formTitle = '„{product}“ bewerten';
export const write = 'Bewertung schreiben';
export const writeOf = 'Bewertung zu „{product}“ schreiben';
export const edit = 'Bewertung ändern';
export const editOf = 'Bewertung zu „{product}“ ändern';
export const yourStars = 'Ihre Bewertung: {stars}';
export const back = 'Alle Produkte Ihrer Bestellung';
export const productGone = 'Dieses Produkt wird nicht mehr verkauft und kann deshalb nicht bewertet werden.';
export const starsLabel = 'Wie viele Sterne vergeben Sie?';
export const starOption = {
  '5': '5 Sterne – ausgezeichnet',
  '4': '4 Sterne – gut',
  '3': '3 Sterne – in Ordnung',
  '2': '2 Sterne – mäßig',
  '1': '1 Stern – schlecht',
};
export const titleLabel = 'Überschrift';
export const titleHint = 'Freiwillig. In wenigen Worten.';
export const bodyLabel = 'Ihre Bewertung';
export const bodyHint = 'Was gefällt Ihnen, was nicht, und wie verwenden Sie es?';
export const nameLabel = 'Name';
export const nameHint = 'Steht bei Ihrer Bewertung. Ihre E-Mail-Adresse wird nicht gezeigt.';
export const picturesLabel = 'Bilder';
export const picturesHint = 'Freiwillig. Bis zu {most} Bilder mit je höchstens {size}.';
export const yourPictures = 'Ihre Bilder';
export const removePicture = 'Bild {n} entfernen';
export const send = 'Bewertung absenden';
export const starsMissing = 'Vergeben Sie 1 bis 5 Sterne.';
export const bodyMissing = 'Schreiben Sie ein paar Worte.';
export const nameMissing = 'Geben Sie einen Namen oder Ihre Initialen an.';
export const tooLong = 'Kürzen Sie auf höchstens {most} Zeichen.';
export const tooManyPictures = {
  one: 'Eine Bewertung hat höchstens {most} Bilder. 1 Bild wurde nicht hinzugefügt.',
  other: 'Eine Bewertung hat höchstens {most} Bilder. {n} Bilder wurden nicht hinzugefügt.',
};
export const pleaseCheck =
  'Ihre Bewertung ist noch nicht abgeschickt. Bitte prüfen Sie, was unten markiert ist.';
export const thanks = 'Vielen Dank. Ihre Bewertung ist veröffentlicht.';
export const thanksHeld = 'Vielen Dank. Ihre Bewertung erscheint, sobald der Shop sie gelesen hat.';
export const endedTitle = 'Dieser Link führt zu keiner Bewertung';
export const ended = 'Er ist unvollständig, oder die zugehörige Bestellung gibt es nicht mehr.';
export const refundedTitle = 'Diese Bestellung kann nicht bewertet werden';
export const refunded = 'Sie wurde storniert oder erstattet, daher gibt es nichts mehr zu bewerten.';
export const toShop = 'Zurück zum Shop';
export const pictureOf = 'Kundenbild von „{product}“';

export const unsubscribeTitle = 'Keine E-Mails zu Bewertungen mehr?';
export const unsubscribeSentence = '{shop} bittet Sie dann nicht mehr, Ihre Bestellungen zu bewerten.';
export const unsubscribeButton = 'Nicht mehr fragen';
export const unsubscribedTitle = 'Sie werden nicht mehr gefragt';
export const unsubscribedSentence = '{shop} sendet Ihnen keine E-Mails mehr, die um Bewertungen bitten.';

export const verified = 'Geprüfter Kauf';
export const answerOf = 'Antwort von {shop}';
export const newer = 'Neuere Bewertungen';
export const older = 'Ältere Bewertungen';
export const pages = 'Seiten der Bewertungen';
export const filter = 'Bewertungen nach Sternen';
export const allStars = 'Alle';
export const onlyStars = { one: '{n} Stern ({count})', other: '{n} Sterne ({count})' };
export const noneWithStars = 'Mit so vielen Sternen gibt es keine Bewertung.';
