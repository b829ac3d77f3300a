/** Words of the cart and of its totals, which the checkout shows too. German. */
export const checkoutMinimum =
  'Um zur Kasse zu gehen, muss die Zwischensumme Ihrer Bestellung mindestens {subtotal} betragen.';
export const yourCart = 'Ihr Warenkorb';
export const cartIsEmpty = 'Ihr Warenkorb ist leer.';
export const continueShopping = 'Weiter einkaufen';
export const checkout = 'Zur Kasse';
export const update = 'Aktualisieren';
export const remove = 'Entfernen';
export const removeLine = '{productName} entfernen';
export const quantityOf = 'Menge von {productName}';
export const recalculating = 'Wird neu berechnet …';
export const lineOutOfStock =
  'Nur noch {n} vorrätig. Bitte verringern Sie die Menge oder entfernen Sie den Artikel.';
export const lineUnavailable = 'Dieser Artikel ist nicht mehr erhältlich. Bitte entfernen Sie ihn.';
export const each = '{price} pro Stück';
export const subtotal = 'Zwischensumme';
export const discount = 'Rabatt';
export const delivery = 'Versand';
export const deliveryAtCheckout = 'Folgt an der Kasse';
export const free = 'Kostenlos';
export const total = 'Gesamt';
