/** German words: placing. */
export const paymentTexts = {
  offline:
    'Sie sind offline. Es wurde nichts gesendet und nichts abgebucht. Klicken Sie noch einmal auf „Zahlungspflichtig bestellen“, sobald Sie wieder online sind.',
  unreachable:
    'Der Shop war nicht erreichbar, deshalb wissen wir noch nicht, ob Sie gezahlt haben. Ihre Eingaben sind nicht verloren. Prüfen Sie Ihre Verbindung und klicken Sie noch einmal auf „Zahlungspflichtig bestellen“: Sie zahlen nur einmal.',
  serverSilent:
    'Bei uns ist etwas schiefgegangen, deshalb wissen wir noch nicht, ob Sie gezahlt haben. Ihre Eingaben sind nicht verloren. Klicken Sie noch einmal auf „Zahlungspflichtig bestellen“: Sie zahlen nur einmal.',
  tooMany: 'Es wurde nichts abgebucht. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  orderUnreachable:
    'Ihre Bestellung ist bezahlt, aber ihre Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und öffnen Sie die Seite noch einmal: Sie zahlen nur einmal.',
};
