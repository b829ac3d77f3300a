/** Spanish words: dialog. */
export const alertDone = 'Aceptar';
export const closeDialog = 'Cerrar';
