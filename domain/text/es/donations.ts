/** Spanish words: donations. */
export const donateTitle = 'Donar';
export const chooseAmount = '¿Cuánto le gustaría donar?';
export const anotherAmount = 'Otro importe';
export const ownAmount = 'Su importe';
export const ownAmountHint = 'Entre {least} y {most}.';
export const giver = 'Su nombre';
export const message = 'Unas palabras';
export const optional = 'opcional';
export const toPayment = 'Ir al pago';
export const unable = 'No se puede aceptar esta donación';
export const amountMissing = 'Elija un importe o escriba el suyo.';
export const amountInvalid = 'Escriba un importe como {example}.';
export const amountTwice = 'Ha escrito un importe y ha elegido otro. Quédese con uno de los dos.';
export const amountOutOfRange = 'Done entre {least} y {most}.';
export const tooLong = 'Use {max} caracteres como máximo.';
export const pleaseCheck = 'Revise los campos marcados.';
export const unknownFund = 'En esta dirección ya no se recauda nada. Gracias por querer donar.';
