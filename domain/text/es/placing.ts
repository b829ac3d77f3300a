/** Spanish words: placing. */
export const paymentTexts = {
  offline:
    'No tiene conexión. No se ha enviado nada y no se le ha cobrado nada. Vuelva a pulsar «Pagar» cuando recupere la conexión.',
  unreachable:
    'No se ha podido conectar con la tienda, así que aún no sabemos si ha pagado. No se ha perdido nada de lo que escribió. Compruebe su conexión y vuelva a pulsar «Pagar»: solo se le cobrará una vez.',
  serverSilent:
    'Algo ha fallado por nuestra parte, así que aún no sabemos si ha pagado. No se ha perdido nada de lo que escribió. Vuelva a pulsar «Pagar»: solo se le cobrará una vez.',
  tooMany: 'No se le ha cobrado nada. Inténtelo de nuevo dentro de unos segundos.',
  orderUnreachable:
    'Su pedido está pagado, pero no se ha podido cargar su página. Compruebe su conexión y ábrala de nuevo: solo se le cobrará una vez.',
};
