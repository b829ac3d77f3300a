/** German words: content. */
export const noSuchGroup = 'Nichts gefunden für „{name}“.';
export const seeEverything = 'Alles ansehen';
export const emptyList = 'Noch nichts hier.';
export const filterLabel = 'Anzeigen';
export const everything = 'Alles';
export const upcomingEvents = 'Kommende';
export const pastEvents = 'Vergangene Termine';
export const itemBefore = 'Zurück';
export const itemAfter = 'Weiter';
export const feedTitle = '{list} – {site}';
