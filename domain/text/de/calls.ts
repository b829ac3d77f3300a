/** German words: calls. */
export const callTexts = {
  sessionExpired:
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  cookiesDisabled:
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  tooMany: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  network: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  serverSilent: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
export const noConnection = 'Keine Verbindung';
export const unableToAdd = 'Artikel konnte nicht hinzugefügt werden';
export const couldNotOpen = 'Die Seite konnte nicht geöffnet werden';
