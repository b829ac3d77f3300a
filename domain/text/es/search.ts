/** Spanish words: search. */
export const title = 'Búsqueda';
export const fieldLabel = 'Buscar en este sitio';
export const search = 'Buscar';
export const everything = 'Todo';
export const kinds = { page: 'Páginas', product: 'Productos', event: 'Eventos', post: 'Artículos' };
export const kindNames = { page: 'Página', product: 'Producto', event: 'Evento', post: 'Artículo' };
export const kindsLabel = 'Tipos de resultados';
export const foundNone = 'No hay resultados para «{query}».';
export const found = { one: '1 resultado para «{query}»', other: '{n} resultados para «{query}»' };
export const foundMore = 'Más de {n} resultados para «{query}»';
export const correctedTo = 'No hay resultados para «{typed}». Se muestran los de «{query}».';
export const typeSomething =
  'Escriba una o dos palabras: un nombre, un lugar o algo que recuerde haber leído.';
export const tryOthers =
  'Pruebe con menos palabras o con otras, o busque en todo en lugar de en un solo tipo.';
export const previousPage = 'Resultados anteriores';
export const nextPage = 'Más resultados';
export const pagesLabel = 'Páginas de resultados';
export const suggestionsLabel = 'Sugerencias';
export const otherSuggestions = 'Páginas y artículos';
export const showingFor = 'Resultados para «{query}».';
export const suggestionCount = { one: '1 sugerencia.', other: '{n} sugerencias.' };
export const seeAll = 'Ver todos los resultados para «{query}»';
