/** French words: what the store page that a new shop gets is called. */
export const title = 'Boutique';
