/** German words: dialog. */
export const alertDone = 'OK';
export const closeDialog = 'Schließen';
