/** What a buyer reads when an order is not delivered to a place. German. */
export const deliveryClosed = 'Dieser Shop liefert zurzeit nicht. Bitte wenden Sie sich an den Shop.';
export const addressNotDelivered = 'An diese Adresse liefern wir nicht.';
export const tooHeavy = 'An diese Adresse liefern wir bis {weight}, und diese Bestellung wiegt mehr.';
export const tooSmall = 'An diese Adresse liefern wir ab einem Bestellwert von {amount}.';
export const orderNotDelivered =
  'Für eine solche Bestellung haben wir keinen Versand an diese Adresse. Bitte wenden Sie sich an den Shop.';
