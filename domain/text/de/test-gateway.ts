/** German words: test gateway. */
export const title = 'Bei Ihrer Bank bestätigen (Test)';
export const mark = 'Testbank';
export const heading = 'Sind Sie das?';
export const askCharge =
  'Ein Shop möchte Ihre Karte belasten. Eine echte Bank würde Sie hier nach einem Code oder Ihrem Fingerabdruck fragen.';
export const askSaving =
  'Ein Shop möchte Ihre Karte für spätere Zahlungen speichern. Eine echte Bank würde Sie hier nach einem Code oder Ihrem Fingerabdruck fragen.';
export const shop = 'Shop';
export const amount = 'Betrag';
export const card = 'Karte';
export const cardEnding = 'Endung {last4}';
export const approve = 'Ja, bestätigen';
export const refuse = 'Nein, ablehnen';
export const overHeading = 'Es gibt nichts mehr zu bestätigen';
export const over = 'Diese Anfrage wurde schon beantwortet, oder der Shop wartet nicht mehr darauf.';
export const back = 'Zurück zum Shop';
export const note = 'Diese Seite gehört zum eingebauten Test-Zahlungsdienst. Es fließt kein Geld.';
