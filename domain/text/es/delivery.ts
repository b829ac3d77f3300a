/** What a buyer reads when an order is not delivered to a place. Spanish. */
export const deliveryClosed =
  'Esta tienda no realiza envíos en este momento. Póngase en contacto con la tienda.';
export const addressNotDelivered = 'No realizamos envíos a esa dirección.';
export const tooHeavy = 'Enviamos hasta {weight} a esa dirección, y este pedido pesa más.';
export const tooSmall = 'Los envíos a esa dirección empiezan en pedidos de {amount}.';
export const orderNotDelivered =
  'No tenemos envío a esa dirección para un pedido como este. Póngase en contacto con la tienda.';
