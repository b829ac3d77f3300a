/** Spanish words: error page. */
export const tryAgain = 'Intentar de nuevo';
export const goBack = 'Volver';
export const formKept =
  'No se ha perdido nada de lo que escribió. Pulse «Intentar de nuevo» para volver a enviarlo.';
export const paymentKept =
  'No se ha perdido nada de lo que escribió, salvo los datos de su tarjeta. Pulse «Intentar de nuevo» para ver qué ha pasado con su pago: solo se le cobrará una vez.';
export const siteClosed = 'Este sitio está cerrado en este momento.';
