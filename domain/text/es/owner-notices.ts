/** Spanish words: owner notices. */
export const newOrders = {
  one: 'Nuevo pedido en {shop}: {sum}',
  other: '{n} pedidos nuevos en {shop}: {sum}',
};
export const lowStock = {
  one: 'Quedan pocas unidades de una variante en {shop}',
  other: 'Quedan pocas unidades de {n} variantes en {shop}',
};
export const failedPayments = {
  one: 'Ha fallado un pago de suscripción en {shop}',
  other: 'Han fallado {n} pagos de suscripción en {shop}',
};
export const heldComments = {
  one: 'Un comentario espera su revisión en {shop}',
  other: '{n} comentarios esperan su revisión en {shop}',
};
export const heldReviews = {
  one: 'Una opinión espera su revisión en {shop}',
  other: '{n} opiniones esperan su revisión en {shop}',
};
export const failedPages = {
  one: 'Una página de {shop} no se ha podido publicar a la hora prevista',
  other: '{n} páginas de {shop} no se han podido publicar a la hora prevista',
};
export const failedWebhooks = {
  one: 'El webhook de un formulario de {shop} se ha desactivado: su dirección no acepta nada desde hace días',
  other:
    'Los webhooks de {n} formularios de {shop} se han desactivado: sus direcciones no aceptan nada desde hace días',
};
export const openAdmin = 'Abrir en la administración';
export const changeNotices = 'Cambiar sus avisos';
export const more = 'Y {n} más.';
export const unitsLeft = 'quedan {n}';
