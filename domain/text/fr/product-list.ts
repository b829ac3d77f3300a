/** French words: product list. */
// Themes put a colon after it, which French sets off by a space that does not break.
export const sortLabel = 'Trier par\u00A0';
export const orderNames = {
  featured: 'Sélection',
  newest: 'Nouveautés',
  'price-up': 'Prix croissant',
  'price-down': 'Prix décroissant',
  title: 'Nom',
};
export const filterLabel = 'Afficher';
export const allProducts = 'Tous';
export const productCount = { one: '{n} produit', other: '{n} produits' };
export const emptyShelf = 'Rien en rayon pour le moment.';
export const emptyFilter = 'Aucun résultat pour « {tag} ».';
export const seeEverything = 'Tout voir';
export const pagesLabel = 'Pages';
export const previousPage = 'Précédent';
export const nextPage = 'Suivant';
export const pageNumber = 'Page {n}';
export const quickViewOf = 'Aperçu rapide : {productName}';
export const quickView = 'Aperçu rapide';
