/** Words of the form that asks where an estimate is for. Spanish. */
export const estimateCountry = 'País';
export const estimateRegion = 'Estado o provincia';
export const estimatePostalCode = 'Código postal';
export const estimateDelivery = 'Envío';
export const showEstimate = 'Calcular';
export const noDeliveryThere = 'No podemos enviar este pedido a ese lugar.';
export const chooseRegion = 'Elegir…';
export const deliveryWithPrice = '{name}: {price}';
