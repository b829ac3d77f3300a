/** German words: search. */
export const title = 'Suche';
export const fieldLabel = 'Website durchsuchen';
export const search = 'Suchen';
export const everything = 'Alles';
export const kinds = { page: 'Seiten', product: 'Produkte', event: 'Termine', post: 'Beiträge' };
export const kindNames = { page: 'Seite', product: 'Produkt', event: 'Termin', post: 'Beitrag' };
export const kindsLabel = 'Arten von Ergebnissen';
export const foundNone = 'Nichts gefunden für „{query}“.';
export const found = { one: '1 Ergebnis für „{query}“', other: '{n} Ergebnisse für „{query}“' };
export const foundMore = 'Mehr als {n} Ergebnisse für „{query}“';
export const correctedTo = 'Nichts gefunden für „{typed}“. Hier sind Ergebnisse für „{query}“.';
export const typeSomething =
  'Geben Sie ein oder zwei Wörter ein: den Namen einer Sache, einen Ort oder etwas, das Sie gelesen haben.';
export const tryOthers =
  'Versuchen Sie es mit weniger oder anderen Wörtern, oder suchen Sie in allen Bereichen statt nur in einem.';
export const previousPage = 'Vorige Ergebnisse';
export const nextPage = 'Weitere Ergebnisse';
export const pagesLabel = 'Seiten mit Ergebnissen';
export const suggestionsLabel = 'Vorschläge';
export const otherSuggestions = 'Seiten und Beiträge';
export const showingFor = 'Ergebnisse für „{query}“.';
export const suggestionCount = { one: '1 Vorschlag.', other: '{n} Vorschläge.' };
export const seeAll = 'Alle Ergebnisse für „{query}“ ansehen';
