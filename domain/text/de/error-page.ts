/** German words: error page. */
export const tryAgain = 'Noch einmal versuchen';
export const goBack = 'Zurück';
export const formKept =
  'Ihre Eingaben sind nicht verloren. Mit „Noch einmal versuchen“ senden Sie sie erneut.';
export const paymentKept =
  'Ihre Eingaben sind nicht verloren, außer Ihren Kartendaten. Mit „Noch einmal versuchen“ sehen Sie, was aus Ihrer Zahlung geworden ist: Sie zahlen nur einmal.';
export const siteClosed = 'Diese Website ist zurzeit geschlossen.';
