/** German words: password mail. */
export const resetSubject = 'Neues Passwort für {shop} wählen';
export const resetHeading = 'Guten Tag, {name}.';
export const resetIntro =
  'Für Ihr Konto bei {shop} wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie hier eines:';
export const resetLink = 'Neues Passwort wählen';
export const resetLifetime =
  'Der Link funktioniert einmal und eine Stunde lang. Wenn Sie ihn verwenden, werden Sie überall sonst abgemeldet.';
export const resetIgnore =
  'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.';
