/** What an owner reads who issues a gift card; the rest is what a buyer reads: `gift-cards.ts`. */
export const recipientNameMissing = 'Enter who the card is for.';
export const sendOnMissing = 'Choose a day.';
