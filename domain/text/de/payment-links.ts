/** German words: payment links. */
export const noteHeading = 'Eine Nachricht von {shop}';
export const invalidTitle = 'Dieser Zahlungslink gilt nicht mehr';
export const invalid =
  'Er ist unvollständig, oder {shop} hat ihn ersetzt oder zurückgezogen. Es wurde nichts abgebucht. Bitte fragen Sie nach einem neuen.';
export const expiredTitle = 'Dieser Zahlungslink ist abgelaufen';
export const expired =
  'Er galt bis zum {date}. Es wurde nichts abgebucht. Bitte fragen Sie {shop} nach einem neuen.';
export const contact = 'Sie erreichen den Shop unter {email}.';
export const soldOutTitle = 'Dieses Produkt ist ausverkauft';
export const soldOut =
  'Von {product} ist zurzeit nicht genug da. Es wurde nichts abgebucht. Bitte fragen Sie {shop}, wann es wieder erhältlich ist.';
export const unavailableTitle = 'Dieses Produkt ist nicht erhältlich';
export const unavailable = '{shop} verkauft dieses Produkt zurzeit nicht. Es wurde nichts abgebucht.';
export const mailSubject = 'Ihre Bestellung bei {shop}: prüfen und bezahlen';
export const mailHeading = 'Ihre Bestellung kann bezahlt werden';
export const mailIntro =
  '{shop} hat eine Bestellung für Sie zusammengestellt. Über den Link prüfen Sie sie, wählen die Lieferung und bezahlen.';
export const mailPay = 'Prüfen und bezahlen';
export const mailExpires = 'Der Link gilt bis zum {date}.';
export const mailMore = 'Lieferung und Steuern sehen Sie an der Kasse, bevor Sie bezahlen.';
export const mailPrivate =
  'Wer diesen Link hat, kann die Bestellung sehen und bezahlen. Bitte geben Sie ihn nur an Personen weiter, die das dürfen.';
