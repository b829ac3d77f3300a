/** French words: dialog. */
export const alertDone = 'OK';
export const closeDialog = 'Fermer';
