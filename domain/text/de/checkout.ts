/** German words: checkout. */
export const checkoutHeading = 'Kasse';
export const contact = 'Kontakt';
export const email = 'E-Mail-Adresse';
export const emailHint = 'Für Ihre Bestellbestätigung.';
export const deliveryAddress = 'Lieferadresse';
export const billingAddress = 'Rechnungsadresse';
export const country = 'Land';
export const chooseCountry = 'Land auswählen';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const line1 = 'Straße und Hausnummer';
export const line2 = 'Adresszusatz';
export const optional = 'optional';
export const city = 'Ort';
export const region = 'Bundesland oder Region';
export const chooseRegion = 'Bitte auswählen';
export const postalCode = 'Postleitzahl';
export const phone = 'Telefon';
export const deliveryMethod = 'Versand';
export const deliveryNeedsAddress = 'Geben Sie Ihre Adresse ein, um die Versandarten dorthin zu sehen.';
export const deliveryWay = 'So erhalten Sie Ihre Bestellung';
export const deliver = 'Liefern lassen';
export const pickUp = 'Abholen';
export const pickUpAt = 'Abholung';
export const free = 'Kostenlos';
export const orderNote = 'Anmerkung zur Bestellung';
export const payment = 'Zahlung';
export const cardNumber = 'Kartennummer';
export const cardExpiry = 'Ablaufdatum';
export const cardExpiryFormat = 'MM / JJ';
export const cardCvc = 'Sicherheitscode';
export const cardCvcHint = '3 Ziffern auf der Rückseite, bei Amex 4 auf der Vorderseite.';
export const testModeTitle = 'Testmodus: Es fließt kein Geld.';
export const testModeCards =
  'Zahlen Sie mit 4242 4242 4242 4242, einem beliebigen späteren Datum und drei beliebigen Ziffern. 4000 0000 0000 0002 wird abgelehnt, 4000 0000 0000 9995 ist nicht gedeckt, 4000 0025 0000 3155 verlangt eine Bestätigung.';
export const orderSummary = 'Bestellübersicht';
export const quantityOfLine = 'Menge: {quantity}';
export const taxIncluded = 'davon {name} ({percent} %)';
export const toPay = 'Zu zahlen';
export const paidByCard = 'Mit Karte gezahlt';
export const taxNamed = '{name} ({percent} %)';
export const nothingDue = 'Es ist nichts mehr zu zahlen. Sie brauchen keine Karte.';
export const payByCard = 'Karte';
export const payByHand = { 'bank-transfer': 'Überweisung', 'on-collection': 'Bei Abholung bezahlen' };
export const payByHandHints = {
  'bank-transfer':
    'Unsere Bankverbindung erhalten Sie mit der Bestellung. Wir bereiten sie vor, sobald Ihre Zahlung eingegangen ist.',
  'on-collection': 'Sie bezahlen, wenn Sie Ihre Bestellung abholen.',
};
export const paymentsClosed =
  'Dieser Shop kann zurzeit keine Zahlungen annehmen. Bitte versuchen Sie es später noch einmal oder wenden Sie sich an den Shop.';
export const subscriptionByCard =
  'Ein Abo wird mit Karte bezahlt, weil jede Verlängerung automatisch abgebucht wird.';
export const payWithUnavailable =
  'Diese Zahlungsart gibt es für diese Bestellung nicht. Bitte wählen Sie eine andere.';
export const placeOrder = 'Bestellung abschicken';
export const yourName = 'Ihr Name';
export const pickupHint = 'Sie holen diese Bestellung ab, deshalb brauchen wir keine Lieferadresse.';
export const cardFieldsLoading = 'Kartenfelder werden geladen …';
export const cardFieldsFailed =
  'Die Kartenfelder konnten nicht geladen werden. Bitte laden Sie die Seite neu.';
export const cardFieldsNeedScript =
  'Die Kartenzahlung benötigt hier JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.';
export const codeLabel = 'Rabattcode oder Geschenkkarte';
export const applyCode = 'Einlösen';
export const remove = 'Entfernen';
export const removeCode = '{code} entfernen';
export const giftCardEnding = 'Geschenkkarte mit Endung {last4}';
export const giftCardEmpty = 'Auf dieser Geschenkkarte ist kein Guthaben mehr.';
export const updateTotals = 'Beträge aktualisieren';
export const pay = 'Zahlungspflichtig bestellen · {total}';
export const paying = 'Zahlung läuft …';
export const openOrder = 'Bestellung öffnen';
export const backToCart = 'Zurück zum Warenkorb';
export const pleaseCheck = 'Bitte prüfen Sie die markierten Felder.';
export const cardsTaken = 'Akzeptierte Karten';
export const cardIsSafe = 'Wir geben Ihre Kartendaten an den Zahlungsdienst weiter und speichern sie nie.';
export const receivedHeading = 'Ihre Bestellung ist eingegangen';
export const receivedSentence =
  'Ihre Zahlung wird gerade bestätigt. Sobald das geschehen ist, zeigt diese Seite Ihre Bestellung.';
export const receivedHint = 'Sie müssen nichts weiter tun, und Sie zahlen nicht doppelt.';
export const thanks = {
  shopping: 'Vielen Dank für Ihre Bestellung',
  'gift-card': 'Vielen Dank für Ihre Bestellung',
  renewal: 'Vielen Dank für Ihre Bestellung',
  'payment-link': 'Vielen Dank für Ihre Bestellung',
  donation: 'Vielen Dank für Ihre Spende',
  subscription: 'Vielen Dank für Ihr Abo',
};
export const pickupName = 'Für';
export const orderNumber = 'Bestellung {number}';
export const confirmationSent = 'Eine Bestätigung ist unterwegs an {email}.';
export const orderPlacedOn = 'Bestellt am {date}';
export const orderStatusLink = 'Bestellstatus ansehen';
export const orderStatus = 'Status';
export const deliverTo = 'Lieferung an';
export const paidWith = 'Gezahlt mit';
export const cardEndingIn = '{brand} mit Endung {last4}';
export const refunded = 'Erstattet';
export const howToPay = 'So bezahlen Sie';
/** `number` is the order's. */
export const payByHandSteps = {
  'bank-transfer': 'Bitte überweisen Sie {amount} mit dem Verwendungszweck {number}.',
  'on-collection': 'Sie bezahlen {amount}, wenn Sie Ihre Bestellung abholen.',
};
export const payByDay = 'Bitte bezahlen Sie bis zum {date}. Danach werden unbezahlte Bestellungen storniert.';
export const totalToPay = 'Zu zahlen';
export const stillToPay = 'Noch zu zahlen';
export const paidTotal = 'Insgesamt gezahlt';
export const testOrder = 'Dies ist eine Testbestellung: Es ist kein Geld geflossen.';
