/** Spanish words: product list. */
export const sortLabel = 'Ordenar por';
export const orderNames = {
  featured: 'Destacados',
  newest: 'Novedades',
  'price-up': 'Precio: de menor a mayor',
  'price-down': 'Precio: de mayor a menor',
  title: 'Nombre',
};
export const filterLabel = 'Mostrar';
export const allProducts = 'Todos';
export const productCount = { one: '1 producto', other: '{n} productos' };
export const emptyShelf = 'No hay nada en el estante por el momento.';
export const emptyFilter = 'No hay resultados para «{tag}».';
export const seeEverything = 'Ver todo';
export const pagesLabel = 'Páginas';
export const previousPage = 'Anterior';
export const nextPage = 'Siguiente';
export const pageNumber = 'Página {n}';
export const quickViewOf = 'Vista rápida: {productName}';
export const quickView = 'Vista rápida';
