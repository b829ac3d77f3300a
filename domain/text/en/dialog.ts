/** Words of dialogs beyond those of `commerce.ts`. */
export const alertDone = 'OK';
export const closeDialog = 'Close';
