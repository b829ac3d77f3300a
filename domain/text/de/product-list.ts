/** German words: product list. */
export const sortLabel = 'Sortieren nach';
export const orderNames = {
  featured: 'Empfohlen',
  newest: 'Neueste',
  'price-up': 'Preis aufsteigend',
  'price-down': 'Preis absteigend',
  title: 'Name',
};
export const filterLabel = 'Anzeigen';
export const allProducts = 'Alle';
export const productCount = { one: '1 Produkt', other: '{n} Produkte' };
export const emptyShelf = 'Zurzeit ist hier nichts im Angebot.';
export const emptyFilter = 'Nichts gefunden für „{tag}“.';
export const seeEverything = 'Alles ansehen';
export const pagesLabel = 'Seiten';
export const previousPage = 'Zurück';
export const nextPage = 'Weiter';
export const pageNumber = 'Seite {n}';
export const quickViewOf = 'Schnellansicht: {productName}';
export const quickView = 'Schnellansicht';
