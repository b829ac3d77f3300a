/** Words of the form that asks where an estimate is for. */
export const estimateCountry = 'Country';
export const estimateRegion = 'State or province';
export const estimatePostalCode = 'Postal code';
export const estimateDelivery = 'Delivery';
export const showEstimate = 'Show estimate';
export const noDeliveryThere = 'We cannot deliver this order there.';
export const chooseRegion = 'Choose…';
export const deliveryWithPrice = '{name}: {price}';
