/** Spanish words: add on. */
export const addOnLabel = 'Añadir {productName} al carrito';
export const addOnChoose = 'Elegir {productName}';
export const goesWithCart = 'Combina bien con su compra';
