/** Spanish words: discounts. */
export const discountRefusals = {
  UNKNOWN: 'No conocemos el código {code}. Compruebe que está bien escrito.',
  NOT_STARTED: 'El código {code} todavía no es válido.',
  EXPIRED: 'El código {code} ha caducado.',
  USED_UP: 'El código {code} se ha agotado.',
  USED_BEFORE: 'El código {code} solo puede usarse una vez por persona, y ya lo ha usado.',
  MINIMUM_NOT_MET: 'El código {code} es para pedidos de {minimum} o más.',
  NOT_FOR_THESE_PRODUCTS: 'El código {code} no es para ningún artículo de su carrito.',
  TOO_FEW_UNITS: 'Añada al carrito más artículos de los que incluye el código {code} y se aplicará.',
  NOTHING_TO_DELIVER: 'El código {code} es para el envío, y nada de su carrito necesita envío.',
  NOT_FIRST_ORDER: 'El código {code} es para un primer pedido, y usted ya ha comprado antes.',
  NOT_COMBINED: 'El código {code} no se puede combinar con otro descuento de este pedido que rebaja más.',
  NOTHING_LEFT: 'El código {code} no puede reducir más este pedido.',
};
export const giftCardSpent = 'Esta tarjeta regalo ya no tiene saldo.';
export const giftCardDisabled = 'Esta tarjeta regalo ha sido desactivada. Póngase en contacto con la tienda.';
export const giftCardForeign = 'Esta tarjeta regalo está en una moneda distinta a la de esta tienda.';
