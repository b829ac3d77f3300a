/** What a buyer reads when an order is not delivered to a place. French. */
export const deliveryClosed = 'Cette boutique ne livre pas pour le moment. Veuillez contacter la boutique.';
export const addressNotDelivered = 'Nous ne livrons pas à cette adresse.';
export const tooHeavy = 'Nous livrons jusqu’à {weight} à cette adresse, et cette commande pèse davantage.';
export const tooSmall = 'La livraison à cette adresse est proposée à partir d’une commande de {amount}.';
export const orderNotDelivered =
  'Nous n’avons pas de livraison à cette adresse pour une telle commande. Veuillez contacter la boutique.';
