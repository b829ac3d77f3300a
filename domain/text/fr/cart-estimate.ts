/** Words of the form that asks where an estimate is for. French. */
export const estimateCountry = 'Pays';
export const estimateRegion = 'État ou province';
export const estimatePostalCode = 'Code postal';
export const estimateDelivery = 'Livraison';
export const showEstimate = 'Estimer';
export const noDeliveryThere = 'Nous ne pouvons pas livrer cette commande à cette adresse.';
export const chooseRegion = 'Choisir…';
export const deliveryWithPrice = '{name} : {price}';
