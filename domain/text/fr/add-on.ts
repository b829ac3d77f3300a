/** French words: add on. */
export const addOnLabel = 'Ajouter {productName} au panier';
export const addOnChoose = 'Choisir {productName}';
export const goesWithCart = 'À découvrir aussi';
