/** German words: subscriptions. */
export const pageTitle = 'Ihr Abo';
export const eyebrow = 'Ihr Abo';
export const statusNames = {
  active: 'Aktiv',
  ending: 'Endet bald',
  'past-due': 'Zahlung fehlgeschlagen',
  paused: 'Pausiert',
  canceled: 'Gekündigt',
  completed: 'Abgeschlossen',
};
export const leads = {
  active: 'Ihre nächste Zahlung von {amount} ist am {date} fällig.',
  lastPeriod: 'Alles ist bezahlt. Ihr Abo läuft bis {date}.',
  ending: 'Ihr Abo endet am {date}. Bis dahin ändert sich nichts, und es wird nichts mehr abgebucht.',
  'past-due':
    'Ihre letzte Zahlung ist fehlgeschlagen. Am {date} versuchen wir es noch einmal. Mit einer anderen Karte können Sie sofort zahlen.',
  paused: 'Ihr Abo ist pausiert. Es wird nichts abgebucht, bis Sie es fortsetzen.',
  canceled: 'Ihr Abo endete am {date}. Es wird nichts mehr abgebucht.',
  completed: 'Alle Zahlungen sind erfolgt. Ihr Abo endete am {date}.',
};
export const details = 'Einzelheiten';
export const quantityLabel = 'Menge';
export const nextPaymentLabel = 'Nächste Zahlung';
export const nextPayment = '{amount} am {date}';
export const withDeliveryAndTax = 'Mit Versand und Steuern';
export const withTax = 'Mit Steuern';
export const startedLabel = 'Seit';
export const deliverToLabel = 'Lieferung an';
export const pickUpLabel = 'Abholung durch';
export const billedToLabel = 'Rechnung an';
export const cardLabel = 'Karte';
export const cardEndingIn = '{brand} mit Endung {last4}';
export const noCard = 'Keine';
export const testMode = 'Dies ist ein Testabo: Es fließt kein Geld.';
export const history = 'Verlauf';
export const orderLink = 'Bestellung {number}';
export const happenings = {
  started: 'Begonnen',
  renewed: 'Verlängert',
  'charge-failed': 'Zahlung fehlgeschlagen',
  paused: 'Pausiert',
  resumed: 'Fortgesetzt',
  'cancel-asked': 'Zum Ende des bezahlten Zeitraums gekündigt',
  'cancel-taken-back': 'Kündigung zurückgenommen',
  canceled: 'Beendet',
  completed: 'Abgeschlossen',
  'card-changed': 'Karte geändert',
  skipped: 'Eine Zahlung ausgelassen',
  'contents-changed': 'Inhalt geändert',
  'address-changed': 'Adresse geändert',
  'retry-asked': 'Zahlung erneut versucht',
};
export const manage = 'Verwalten';
export const pause = 'Pausieren';
export const pauseHint =
  'Setzen Sie aus, solange Sie möchten. In dieser Zeit wird nichts abgebucht und nichts versandt.';
export const resume = 'Fortsetzen';
export const resumeHint = 'Ihre nächste Zahlung ist dann am {date} fällig.';
export const cancel = 'Abo kündigen';
export const cancelHint = 'Es endet am {date} mit dem bezahlten Zeitraum.';
export const cancelNowHint = 'Es endet sofort. Es wird nichts mehr abgebucht.';
export const keep = 'Abo behalten';
export const keepHint = 'Es läuft weiter wie bisher. Ihre nächste Zahlung ist am {date} fällig.';
export const confirmCancelTitle = '{productName} kündigen?';
export const confirmCancelAtEnd = 'Das Abo endet am {date}. Bis dahin können Sie die Kündigung zurücknehmen.';
export const confirmCancelNow =
  'Das Abo endet sofort, und es wird nichts mehr abgebucht. Später müssten Sie neu abonnieren.';
export const confirmCancel = 'Ja, jetzt kündigen';
export const dontCancel = 'Nein, behalten';
export const changeCard = 'Karte ändern';
export const changeCardHint =
  'Ihre nächsten Zahlungen werden von der Karte abgebucht, die Sie hier eingeben.';
export const payWithNewCardHint = 'Wir buchen damit sofort die offene Zahlung von {amount} ab.';
export const saveCard = 'Karte speichern';
export const saveCardAndPay = 'Karte speichern und {amount} zahlen';
export const savingCard = 'Wird gespeichert …';
export const done = {
  paused: 'Pausiert. Es wird nichts abgebucht, bis Sie das Abo fortsetzen.',
  resumed: 'Willkommen zurück. Ihr Abo läuft weiter.',
  canceled: 'Ihr Abo wurde gekündigt.',
  ending: 'Ihr Abo endet mit dem bezahlten Zeitraum.',
  kept: 'Ihr Abo läuft weiter wie bisher.',
  card: 'Ihre neue Karte ist gespeichert.',
  paid: 'Ihre neue Karte ist gespeichert, und die offene Zahlung ist erfolgt. Vielen Dank.',
};
export const stillDeclined =
  'Ihre neue Karte ist gespeichert, aber die offene Zahlung wurde auch damit abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.';
export const thenPrice = 'Danach {price}.';
export const thenPriceAndMore = 'Danach {price}, mit Versand und Steuern wie heute.';
export const nextOn = 'Ihre nächste Zahlung ist am {date} fällig.';
export const runsUntil = 'Es läuft bis {date}.';
export const cancelAnyTime = 'Sie können jederzeit pausieren oder kündigen.';
export const linkInvalidTitle = 'Dieser Link funktioniert nicht';
export const linkInvalid =
  'Der Link zu dieser Kasse ist unvollständig oder zu alt. Es wurde nichts abgebucht. Bitte wählen Sie Ihr Abo noch einmal aus.';
export const orderSectionHeading = 'Ihr Abo';
export const orderSectionActive = '{price}. Ihre nächste Zahlung ist am {date} fällig.';
export const orderSectionEnding = '{price}. Es läuft bis {date}.';
export const manageLink = 'Verwalten';
export const mailHeading = 'Guten Tag, {name}.';
export const mailManage = 'Abo ansehen oder ändern';
export const mailChangeCard = 'Karte ändern';
export const mailStartedSubject = 'Ihr Abo „{productName}“ bei {shop}';
export const mailStarted = 'Ihr Abo „{productName}“ hat begonnen: {price}.';
export const mailNextPayment = 'Ihre nächste Zahlung ist am {date} fällig.';
export const mailRunsUntil = 'Alles ist bezahlt. Ihr Abo läuft bis {date}.';
export const mailRenewedSubject = 'Ihr Abo „{productName}“ wurde verlängert';
export const mailRenewed =
  'Ihre Zahlung von {amount} für „{productName}“ ist erfolgt. Das ist die Bestellung Nr. {number}.';
export const mailFailedSubject = 'Ihre Zahlung für „{productName}“ ist fehlgeschlagen';
export const mailFailed =
  'Wir konnten Ihre Zahlung von {amount} für „{productName}“ nicht von Ihrer Karte abbuchen.';
export const mailFailedOfCard =
  'Wir konnten Ihre Zahlung von {amount} für „{productName}“ nicht von Ihrer Karte mit Endung {last4} abbuchen.';
export const mailRetry =
  'Am {date} versuchen wir es noch einmal. Wenn sich Ihre Karte geändert hat, können Sie eine andere eingeben und sofort zahlen.';
export const mailLastRetry =
  'Am {date} versuchen wir es ein letztes Mal. Wenn auch das fehlschlägt, endet Ihr Abo. Wenn sich Ihre Karte geändert hat, können Sie eine andere eingeben und sofort zahlen.';
export const mailCanceledSubject = 'Ihr Abo „{productName}“ ist beendet';
export const mailCanceled =
  'Ihr Abo „{productName}“ ist wie gewünscht beendet. Es wird nichts mehr abgebucht.';
export const mailCanceledUnpaid =
  'Wir konnten Ihre Zahlung für „{productName}“ in vier Versuchen nicht abbuchen, deshalb ist Ihr Abo beendet. Es wird nichts mehr abgebucht. Sie können jederzeit neu abonnieren.';
export const mailCanceledRefunded =
  'Die Bestellung Nr. {number} wurde erstattet, deshalb ist Ihr Abo „{productName}“ beendet. Es wird nichts mehr abgebucht.';
export const mailCanceledWithOrder =
  'Die Bestellung Nr. {number} wurde storniert, deshalb ist Ihr Abo „{productName}“ beendet. Es wird nichts mehr abgebucht.';
export const mailEndingSubject = 'Ihr Abo „{productName}“ endet';
export const mailEnding =
  'Ihr Abo „{productName}“ endet wie gewünscht am {date}. Es wird nichts mehr abgebucht. Bis dahin können Sie die Kündigung zurücknehmen.';
export const mailCanceledByShop = 'Wir haben Ihr Abo „{productName}“ beendet. Es wird nichts mehr abgebucht.';
export const mailEndingByShop =
  'Wir haben Ihr Abo „{productName}“ zum {date} beendet. Es wird nichts mehr abgebucht. Bis dahin können Sie das zurücknehmen.';
export const mailPausedSubject = 'Ihr Abo „{productName}“ ist pausiert';
export const mailPaused =
  'Wir haben Ihr Abo „{productName}“ pausiert. Es wird nichts abgebucht und nichts versandt, bis Sie es fortsetzen.';
export const mailResumedSubject = 'Ihr Abo „{productName}“ läuft weiter';
export const mailResumed = 'Wir haben Ihr Abo „{productName}“ fortgesetzt.';
export const mailKept = 'Ihr Abo „{productName}“ endet nicht: Es läuft weiter wie bisher.';
export const mailSkippedSubject = 'Wir lassen eine Zahlung für „{productName}“ aus';
export const mailSkipped =
  'Wir lassen die Zahlung für „{productName}“ aus, die am {before} fällig gewesen wäre. Dafür wird nichts abgebucht und nichts versandt.';
export const mailContentsSubject = 'Ihr Abo „{productName}“ ändert sich';
export const mailContents = 'Ab Ihrer nächsten Zahlung enthält Ihr Abo: {contents}.';
export const mailPriceChanged =
  'Der Preis ändert sich von {priceBefore} auf {price}, ohne Versand und Steuern. Wenn Sie das nicht möchten, können Sie das Abo vor der nächsten Zahlung kündigen.';
export const mailAddressSubject = 'Die Adresse Ihres Abos „{productName}“ wurde geändert';
export const mailAddress = 'Für Ihr Abo „{productName}“ gilt ab jetzt diese Adresse: {address}.';
export const mailCompletedSubject = 'Ihr Abo „{productName}“ ist abgeschlossen';
export const mailCompleted =
  'Alle Zahlungen für Ihr Abo „{productName}“ sind erfolgt, und es ist nun beendet. Es wird nichts mehr abgebucht.';
export const mailQuestions = 'Fragen? Schreiben Sie an {email}.';
export const mailTest = 'Dies ist ein Testabo: Es wurde kein Geld abgebucht.';
