/** German words: page types. */
export const notFound = {
  title: 'Seite nicht gefunden',
  sentence: 'Unter dieser Adresse gibt es nichts.',
  products: 'Aus dem Shop',
};
export const errorPage = {
  title: 'Etwas ist schiefgegangen',
  sentence: 'Das lag an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
};
export const lock = {
  title: 'Diese Seite ist gesperrt',
  sentence: 'Diese Website ist noch nicht für Besuche geöffnet.',
};
export const popup = { title: 'Ein Hinweis von uns', sentence: 'Zurzeit gibt es nichts anzukündigen.' };
export const protectedContent = {
  title: 'Diese Seite ist gesperrt',
  sentence: 'Sie öffnet sich mit einem Passwort. Fragen Sie die Person, von der Sie die Adresse haben.',
};
export const denied = {
  title: 'Nur für Mitglieder',
  sentence: 'Ihr Konto hat keinen Zugang zu dieser Seite.',
};
export const paywall = { title: 'Nur mit Abo', sentence: 'Diese Seite öffnet sich, wenn Sie ein Abo haben.' };
export const unsubscribed = {
  title: 'Abmelden',
  sentence: 'Folgen Sie dem Link in einer unserer E-Mails, um keine weiteren zu erhalten.',
};
export const mailPreview = {
  title: 'E-Mail-Vorschau',
  sentence: 'Die Vorschau im Editor zeigt E-Mails genau so, wie sie gesendet werden.',
};
export const singleSignOn = { title: 'Anmeldung', sentence: 'Sie werden zur Anmeldeseite weitergeleitet.' };
export const preview = {
  bar: 'Vorschau eines Entwurfs, bis {date}',
  title: 'Diese Vorschau ist beendet',
  sentence:
    'Vorschau-Links gelten nur eine begrenzte Zeit oder bis sie beendet werden. Bitten Sie die Person, die Ihnen diesen Link geschickt hat, um einen neuen.',
};
