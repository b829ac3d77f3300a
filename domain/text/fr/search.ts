/** French words: search. */
export const title = 'Recherche';
export const fieldLabel = 'Rechercher sur ce site';
export const search = 'Rechercher';
export const everything = 'Tout';
export const kinds = { page: 'Pages', product: 'Produits', event: 'Événements', post: 'Articles' };
export const kindNames = { page: 'Page', product: 'Produit', event: 'Événement', post: 'Article' };
export const kindsLabel = 'Types de résultats';
export const foundNone = 'Aucun résultat pour « {query} ».';
export const found = { one: '{n} résultat pour « {query} »', other: '{n} résultats pour « {query} »' };
export const foundMore = 'Plus de {n} résultats pour « {query} »';
export const correctedTo = 'Aucun résultat pour « {typed} ». Voici les résultats pour « {query} ».';
export const typeSomething =
  'Saisissez un mot ou deux : un nom, un lieu ou quelque chose que vous avez lu ici.';
export const tryOthers =
  'Essayez avec moins de mots ou d’autres mots, ou cherchez partout plutôt que dans un seul type.';
export const previousPage = 'Résultats précédents';
export const nextPage = 'Plus de résultats';
export const pagesLabel = 'Pages de résultats';
export const suggestionsLabel = 'Suggestions';
export const otherSuggestions = 'Pages et articles';
export const showingFor = 'Résultats pour « {query} ».';
export const suggestionCount = { one: '{n} suggestion.', other: '{n} suggestions.' };
export const seeAll = 'Voir tous les résultats pour « {query} »';
