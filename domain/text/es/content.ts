/** Spanish words: content. */
export const noSuchGroup = 'No hay resultados para «{name}».';
export const seeEverything = 'Ver todo';
export const emptyList = 'Aquí no hay nada todavía.';
export const filterLabel = 'Mostrar';
export const everything = 'Todo';
export const upcomingEvents = 'Próximos';
export const pastEvents = 'Eventos pasados';
export const itemBefore = 'Anterior';
export const itemAfter = 'Siguiente';
export const feedTitle = '{list} — {site}';
