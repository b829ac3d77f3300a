/** German words: forms. */
export const send = 'Senden';
export const submitting = 'Wird gesendet …';
export const scrollDown = 'Beim Senden gab es ein Problem. Bitte scrollen Sie nach unten.';
export const scrollUp = 'Beim Senden gab es ein Problem. Bitte scrollen Sie nach oben.';
export const rateLimited =
  'Das Formular konnte nicht gesendet werden, weil zu viele gesendet wurden. Bitte versuchen Sie es später noch einmal.';
export const notSent =
  'Das Formular konnte nicht verschickt werden. Bitte versuchen Sie es später noch einmal.';
export const unknownError = 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.';
export const noKey = 'Das Senden konnte nicht vorbereitet werden, bitte versuchen Sie es später noch einmal.';
export const thankYou = 'Vielen Dank! Wir haben Ihre Nachricht erhalten.';
export const sentTitle = 'Gesendet';
export const goOn = 'Weiter';
export const backToPage = 'Zurück zur Seite';
export const mailIntro = 'Jemand hat das Formular „{form}“ auf {shop} gesendet.';
export const mailPage = 'Gesendet von der Seite {page}.';
export const mailLink = 'Im Posteingang öffnen';
export const receiptReason =
  'Sie erhalten diese E-Mail, weil diese Adresse in ein Formular auf {shop} eingetragen wurde.';
export const receiptLink = '{shop} besuchen';
export const sampleForm = 'Kontakt';
export const sampleMessage = 'Reparieren Sie Teekannen? Meine hat ihre Tülle verloren.';
export const sampleReceipt = 'Danke für Ihre Nachricht. Wir antworten innerhalb von zwei Tagen.';
export const replyQuoted = 'Sie schrieben am {when}:';
export const replyReason = 'Sie erhalten diese E-Mail, weil Sie {shop} über ein Formular geschrieben haben.';
export const sampleReply = 'Ja, das machen wir. Bringen Sie sie am Freitag vorbei.';
