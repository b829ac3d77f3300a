/** German words: account mail. */
export const hello = 'Guten Tag, {name}.';
export const confirmSubject = 'Bestätigen Sie Ihre neue E-Mail-Adresse für {shop}';
export const confirmIntro =
  'Sie möchten sich bei {shop} künftig mit {email} anmelden. Bestätigen Sie, dass diese Adresse Ihnen gehört:';
export const confirmLink = 'E-Mail-Adresse bestätigen';
export const confirmLifetime =
  'Der Link gilt einmal und 24 Stunden lang. Bis dahin melden Sie sich mit {old} an.';
export const confirmIgnore =
  'Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht: Es ändert sich nichts.';
export const noteSubject = 'Für Ihr Konto bei {shop} wurde eine neue E-Mail-Adresse eingegeben';
export const noteIntro =
  'Jemand, der in Ihrem Konto bei {shop} angemeldet ist, möchte dessen E-Mail-Adresse in {email} ändern. Sie ändert sich, sobald der dorthin gesendete Link geöffnet wird.';
export const noteNotYou =
  'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Damit wird die Änderung verworfen und jede andere Person abgemeldet.';
export const noteLink = 'Ihr Konto öffnen';
export const passwordSubject = 'Ihr Passwort bei {shop} wurde geändert';
export const passwordIntro =
  'Das Passwort Ihres Kontos bei {shop} wurde geändert, und alle anderen Browser wurden abgemeldet.';
export const passwordNotYou = 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:';
export const passwordLink = 'Neues Passwort wählen';
