/** French words: content. */
export const noSuchGroup = 'Aucun résultat pour « {name} ».';
export const seeEverything = 'Tout voir';
export const emptyList = 'Rien ici pour l’instant.';
export const filterLabel = 'Afficher';
export const everything = 'Tout';
export const upcomingEvents = 'À venir';
export const pastEvents = 'Événements passés';
export const itemBefore = 'Précédent';
export const itemAfter = 'Suivant';
export const feedTitle = '{list} — {site}';
