/** German words: add on. */
export const addOnLabel = '{productName} in den Warenkorb';
export const addOnChoose = '{productName} auswählen';
export const goesWithCart = 'Passt gut dazu';
