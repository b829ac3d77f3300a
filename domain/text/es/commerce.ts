/** Spanish words: commerce. */
export const selectOneOption = 'Seleccione la opción {option}.';
export const selectTwoOptions = 'Seleccione las opciones {option1} y {option2}.';
export const selectManyOptions = 'Seleccione las opciones {optionsList} y {lastOption}.';
export const variantUnavailable = 'Esta variante no está disponible. Seleccione otra.';
export const outOfStock = 'No tenemos suficientes unidades de este artículo.';
export const quantityNotANumber = 'La cantidad debe ser un número.';
export const quantityNotWhole = 'La cantidad debe ser un número entero.';
export const selectDenomination = 'Elija un importe para la tarjeta regalo.';
export const quantityLabel = 'Cantidad';
export const selectOptionPlaceholder = 'Elegir {option}';
export const addToCart = 'Añadir al carrito';
export const chooseOptions = 'Elegir opciones';
export const subscribe = 'Suscribirse';
export const getAccess = 'Obtener acceso';
export const accessNotSold = 'El acceso todavía no se puede comprar aquí.';
export const adding = 'Añadiendo…';
export const added = '¡Añadido!';
export const selectOption = 'Elegir opción';
export const soldOutButton = 'Agotado';
export const soldOut = 'agotado';
export const sale = 'oferta';
export const priceUnavailable = 'No disponible';
export const fromPrice = 'desde {price}';
export const originalPriceSpoken = 'Precio original';
export const salePriceSpoken = 'Precio de oferta';
export const unableToPurchase = 'No se puede comprar el artículo';
export const unableToPurchaseGiftCard = 'No se puede comprar la tarjeta regalo';
export const addedToCart = 'Se ha añadido {productName} al carrito.';
export const checkoutNeedsCookies =
  'Su sesión ha caducado o las cookies no están activadas. No podemos continuar con el pedido.';
export const viewCart = 'Ver carrito';
export const subscriptionEvery = {
  WEEK: { one: '{price} a la semana', other: '{price} cada {n} semanas' },
  MONTH: { one: '{price} al mes', other: '{price} cada {n} meses' },
  YEAR: { one: '{price} al año', other: '{price} cada {n} años' },
};
export const subscriptionFor = {
  WEEK: { one: 'durante 1 semana', other: 'durante {n} semanas' },
  MONTH: { one: 'durante 1 mes', other: 'durante {n} meses' },
  YEAR: { one: 'durante 1 año', other: 'durante {n} años' },
};
