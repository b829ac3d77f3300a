/** German words: errors. */
export const errorMessages = {
  MALFORMED_REQUEST:
    'Ein Teil der Angaben war nicht verständlich. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  MALFORMED_JSON: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  BODY_TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Inhalte dieser Art werden hier nicht angenommen.',
  WRONG_HOST:
    'Diese Website hat eine andere Adresse. Bitte öffnen Sie sie dort und versuchen Sie es noch einmal.',
  NOT_FOUND: 'Unter dieser Adresse gibt es nichts.',
  METHOD_NOT_ALLOWED: 'Diese Adresse beantwortet Anfragen dieser Art nicht.',
  CRUMB_MISMATCH:
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  COOKIES_DISABLED:
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  RATE_LIMITED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  SERVER_ERROR: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  DATABASE_UNAVAILABLE:
    'Der Shop startet gerade neu. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  NO_VARIANT_SELECTED: '{sentence}',
  VARIANT_UNAVAILABLE: 'Diese Variante ist leider nicht erhältlich. Bitte wählen Sie eine andere.',
  OUT_OF_STOCK: 'Von diesem Artikel haben wir leider nicht genug vorrätig.',
  QUANTITY_NOT_A_NUMBER: 'Die Menge muss eine Zahl sein.',
  QUANTITY_NOT_WHOLE: 'Die Menge muss eine ganze Zahl sein.',
  QUANTITY_OUT_OF_RANGE: 'Die Menge muss zwischen 1 und 9999 liegen.',
  ITEM_UNAVAILABLE: 'Dieser Artikel ist leider nicht mehr erhältlich.',
  SUBSCRIPTION_OPTION_UNKNOWN:
    'Diese Abo-Variante wird nicht mehr angeboten. Bitte laden Sie die Seite neu und wählen Sie noch einmal.',
  NOT_SOLD_YET: 'Dieses Produkt kann hier noch nicht gekauft werden.',
  CART_FULL:
    'Ein Warenkorb fasst höchstens 500 Positionen. Bitte gehen Sie zuerst zur Kasse oder entfernen Sie etwas.',
  CART_ENTRY_NOT_FOUND: 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
  CART_PURCHASED: 'Dieser Warenkorb ist bereits bezahlt. Bitte beginnen Sie einen neuen.',
  CART_BUSY: 'Für diesen Warenkorb läuft gerade eine Zahlung. Bitte warten Sie einen Moment.',
  ADDITIONAL_FIELDS_INVALID: 'Bitte prüfen Sie Ihre Antworten auf die Fragen zu diesem Produkt.',
  CODE_MISSING: 'Geben Sie zuerst einen Code ein.',
  CODE_REFUSED: '{sentence}',
  TOO_MANY_CODES:
    'Pro Warenkorb gelten höchstens {most} Codes und {most} Geschenkkarten. Entfernen Sie zuerst einen Code oder eine Karte.',
  LOCATION_INVALID: 'Bitte prüfen Sie, wohin Ihre Bestellung gehen soll.',
  DONATION_OUT_OF_RANGE: 'Bitte spenden Sie zwischen {least} und {most}.',
  CART_EMPTY: 'Ihr Warenkorb ist leer. Legen Sie etwas hinein, bevor Sie zur Kasse gehen.',
  CHECKOUT_DETAILS_INVALID: 'Bitte prüfen Sie die markierten Felder.',
  ORDER_MINIMUM: '{sentence}',
  TOTAL_CHANGED:
    '{because}Die Gesamtsumme beträgt jetzt {total}. Bitte prüfen Sie sie und schicken Sie die Bestellung dann noch einmal ab.',
  DELIVERY_UNAVAILABLE: 'In dieses Land liefern wir nicht.',
  PAYMENT_LINK_CHANGED:
    'Der Shop hat diese Bestellung inzwischen geändert, und es wurde nichts abgebucht. Bitte prüfen Sie sie und schicken Sie sie dann noch einmal ab.',
  PAYMENT_LINK_INVALID: 'Dieser Zahlungslink gilt nicht mehr. Bitte fragen Sie den Shop nach einem neuen.',
  CARD_DECLINED: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
  CARD_INSUFFICIENT_FUNDS:
    'Ihre Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen Karte.',
  CARD_AUTHENTICATION_FAILED:
    'Ihre Bank hat diese Zahlung nicht bestätigt. Bitte versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  CARD_AUTHENTICATION_NEEDED:
    'Ihre Bank verlangt, dass Sie diese Zahlung bestätigen. Bitte geben Sie Ihre Karte noch einmal ein.',
  CARD_NUMBER_INVALID: 'Geben Sie eine gültige Kartennummer ein.',
  CARD_EXPIRED: 'Diese Karte ist abgelaufen. Bitte versuchen Sie es mit einer anderen Karte.',
  PAYMENT_AMOUNT_TOO_SMALL:
    'Dieser Betrag ist für eine Kartenzahlung zu klein. Bitte legen Sie noch etwas in den Warenkorb.',
  PAYMENT_UNAVAILABLE:
    'Der Zahlungsdienst antwortet nicht. Ihre Karte wurde nicht belastet. Bitte versuchen Sie es noch einmal.',
  PAYMENT_ABANDONED:
    'Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  SUBSCRIPTION_CHANGED: 'Dieses Abo hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  EMAIL_BLANK: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  EMAIL_INVALID: 'Diese E-Mail-Adresse ist ungültig.',
  BACK_IN_STOCK_FAILED:
    'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  NEWSLETTER_NOT_CONFIGURED: 'Dieses Formular ist noch nicht eingerichtet.',
  CAPTCHA_FAILED: 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
  FORM_ANSWERS_INVALID: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  FORM_FILE_REFUSED: 'Diese Datei kann hier nicht gesendet werden.',
  FORM_FIELDS_UNREADABLE: 'Das Formular konnte nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  FORM_KEY_REFUSED: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  FORM_NOT_CONFIGURED: 'Dieses Formular ist noch nicht eingerichtet.',
  FORM_NOT_SAVED:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  COMMENT_INVALID: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  COMMENTS_CLOSED: 'Die Kommentare sind geschlossen.',
  COMMENT_PARENT_GONE:
    'Der Kommentar, auf den Sie geantwortet haben, ist nicht mehr da. Ihrer steht unten und ist nicht verloren.',
  COMMENT_TOO_DEEP:
    'Diese Unterhaltung kann nicht tiefer verschachtelt werden. Bitte antworten Sie weiter oben.',
  LIKING_OFF: 'Hier ist „Gefällt mir“ nicht möglich.',
  ORDER_NOT_FOUND: 'Diese Bestellung gibt es nicht.',
  PRODUCT_NOT_FOUND: 'Dieses Produkt gibt es nicht.',
  COMMENT_NOT_FOUND: 'Diesen Kommentar gibt es nicht.',
  CONTENT_NOT_FOUND: 'Diese Seite oder diesen Eintrag gibt es nicht.',
  FILE_NOT_FOUND: 'Diese Datei gibt es nicht.',
  FILE_TOO_LARGE: 'Die Datei {fileName} ist zu groß. Erlaubt sind höchstens {maxSize}.',
};
export const fieldInvalid = 'Bitte prüfen Sie diese Angabe.';
