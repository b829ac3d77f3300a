/** Spanish words: checkout. */
export const checkoutHeading = 'Tramitar pedido';
export const contact = 'Contacto';
export const email = 'Correo electrónico';
export const emailHint = 'Para la confirmación de su pedido.';
export const deliveryAddress = 'Dirección de envío';
export const billingAddress = 'Dirección de facturación';
export const country = 'País';
export const chooseCountry = 'Elija un país';
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const line1 = 'Dirección';
export const line2 = 'Piso, puerta, escalera';
export const optional = 'opcional';
export const city = 'Localidad';
export const region = 'Estado o provincia';
export const chooseRegion = 'Elija una opción';
export const postalCode = 'Código postal';
export const phone = 'Teléfono';
export const deliveryMethod = 'Envío';
export const deliveryNeedsAddress = 'Introduzca su dirección para ver los métodos de envío disponibles.';
export const deliveryWay = 'Envío o recogida';
export const deliver = 'Envío a domicilio';
export const pickUp = 'Recogida';
export const pickUpAt = 'Recogida';
export const free = 'Gratis';
export const orderNote = 'Nota del pedido';
export const payment = 'Pago';
export const cardNumber = 'Número de tarjeta';
export const cardExpiry = 'Fecha de caducidad';
export const cardExpiryFormat = 'MM / AA';
export const cardCvc = 'Código de seguridad';
export const cardCvcHint = '3 dígitos en el reverso, o 4 en el anverso de una Amex.';
export const testModeTitle = 'Modo de prueba: no se mueve dinero.';
export const testModeCards =
  'Pague con 4242 4242 4242 4242, cualquier fecha futura y tres dígitos cualesquiera. 4000 0000 0000 0002 se rechaza, 4000 0000 0000 9995 no tiene fondos, 4000 0025 0000 3155 pide confirmación.';
export const orderSummary = 'Resumen del pedido';
export const quantityOfLine = 'Cantidad: {quantity}';
export const taxIncluded = 'incluye {name} ({percent} %)';
export const toPay = 'A pagar';
export const paidByCard = 'Pagado con tarjeta';
export const taxNamed = '{name} ({percent} %)';
export const nothingDue = 'No queda nada por pagar. No hace falta ninguna tarjeta.';
export const payByCard = 'Tarjeta';
export const payByHand = { 'bank-transfer': 'Transferencia bancaria', 'on-collection': 'Pagar al recoger' };
export const payByHandHints = {
  'bank-transfer':
    'Recibirá nuestros datos bancarios con el pedido, que preparamos en cuanto llegue su pago.',
  'on-collection': 'Paga cuando venga a recoger su pedido.',
};
export const paymentsClosed =
  'Esta tienda no puede aceptar pagos en este momento. Inténtelo más tarde o póngase en contacto con la tienda.';
export const subscriptionByCard =
  'Una suscripción se paga con tarjeta, porque cada renovación se cobra automáticamente.';
export const payWithUnavailable = 'Esta forma de pago no se ofrece para este pedido. Elija otra.';
export const placeOrder = 'Realizar pedido';
export const yourName = 'Su nombre';
export const pickupHint =
  'Recogerá este pedido en persona, así que no necesitamos ninguna dirección de envío.';
export const cardFieldsLoading = 'Cargando los campos de la tarjeta…';
export const cardFieldsFailed =
  'No se han podido cargar los campos de la tarjeta. Vuelva a cargar la página.';
export const cardFieldsNeedScript =
  'Para pagar con tarjeta aquí se necesita JavaScript. Actívelo y vuelva a cargar la página.';
export const codeLabel = 'Código de descuento o tarjeta regalo';
export const applyCode = 'Aplicar';
export const remove = 'Quitar';
export const removeCode = 'Quitar {code}';
export const giftCardEnding = 'Tarjeta regalo terminada en {last4}';
export const giftCardEmpty = 'Esta tarjeta regalo ya no tiene saldo.';
export const updateTotals = 'Actualizar importes';
export const pay = 'Pagar {total}';
export const paying = 'Procesando el pago…';
export const openOrder = 'Abrir su pedido';
export const backToCart = 'Volver al carrito';
export const pleaseCheck = 'Revise los campos marcados.';
export const cardsTaken = 'Tarjetas aceptadas';
export const cardIsSafe = 'Enviamos los datos de su tarjeta al servicio de pago y nunca los guardamos.';
export const receivedHeading = 'Hemos recibido su pedido';
export const receivedSentence =
  'Su pago se está confirmando. En cuanto se confirme, esta página mostrará su pedido.';
export const receivedHint = 'No tiene que hacer nada más y no se le cobrará dos veces.';
export const thanks = {
  shopping: 'Gracias por su pedido',
  'gift-card': 'Gracias por su pedido',
  renewal: 'Gracias por su pedido',
  'payment-link': 'Gracias por su pedido',
  donation: 'Gracias por su donación',
  subscription: 'Gracias por suscribirse',
};
export const pickupName = 'Para';
export const orderNumber = 'Pedido {number}';
export const confirmationSent = 'Hemos enviado una confirmación a {email}.';
export const orderPlacedOn = 'Realizado el {date}';
export const orderStatusLink = 'Ver el estado del pedido';
export const orderStatus = 'Estado';
export const deliverTo = 'Enviar a';
export const paidWith = 'Pagado con';
export const cardEndingIn = '{brand} terminada en {last4}';
export const refunded = 'Reembolsado';
export const howToPay = 'Cómo pagar';
/** `number` is the order's. */
export const payByHandSteps = {
  'bank-transfer': 'Transfiera {amount} con la referencia {number}.',
  'on-collection': 'Paga {amount} al recoger su pedido.',
};
export const payByDay = 'Pague antes del {date}. Después de ese día se cancelan los pedidos sin pagar.';
export const totalToPay = 'Total a pagar';
export const stillToPay = 'Queda por pagar';
export const paidTotal = 'Total pagado';
export const testOrder = 'Este es un pedido de prueba: no se ha movido dinero.';
