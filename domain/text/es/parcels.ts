/** Spanish words: parcels. */
export const partSubject = 'Una parte de su pedido n.º {number} en {shop} está en camino';
export const partIntro = 'Una parte de su pedido n.º {number} se ha enviado. El resto llegará por separado.';
export const partIntroNothingSent =
  'Una parte de su pedido n.º {number} está completa. El resto llegará después.';
export const restIntro = 'El resto de su pedido n.º {number} se ha enviado.';
export const readySubject = 'Su pedido n.º {number} en {shop} está listo para recoger';
export const readyIntro = 'Su pedido n.º {number} está listo para recoger.';
export const readyPartSubject = 'Una parte de su pedido n.º {number} en {shop} está lista para recoger';
export const readyPartIntro =
  'Una parte de su pedido n.º {number} está lista para recoger. El resto se entregará más adelante.';
export const readyRestIntro = 'El resto de su pedido n.º {number} está listo para recoger.';
export const openingHours = 'Horario';
export const trackingSubject = 'Seguimiento de su pedido n.º {number} en {shop}';
export const trackingIntro = 'Así puede seguir su paquete del pedido n.º {number}.';
export const contents = 'Contenido';
export const carrier = 'Transportista';
export const trackingNumber = 'Número de seguimiento';
export const track = 'Seguir su paquete';
export const heading = { one: 'Su paquete', other: 'Sus paquetes' };
export const sentOn = 'Enviado el {date}';
export const readySince = 'Listo desde el {date}';
export const returnedOn = 'Recibido de vuelta el {date}';
export const numbered = '{carrier} {number}';
export const restFollows = 'El resto de su pedido llegará por separado.';
export const statusNames = {
  'awaiting-payment': 'Pendiente de pago',
  paid: 'Pagado, en preparación',
  fulfilled: 'Enviado',
  'partially-refunded': 'Reembolsado en parte',
  refunded: 'Reembolsado',
  canceled: 'Cancelado',
  'partly-sent': 'Enviado en parte',
  ready: 'Listo para recoger',
  'partly-ready': 'Listo en parte para recoger',
  complete: 'Completo',
  'partly-complete': 'Completo en parte',
};
