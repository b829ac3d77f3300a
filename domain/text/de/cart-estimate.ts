/** Words of the form that asks where an estimate is for. German. */
export const estimateCountry = 'Land';
export const estimateRegion = 'Bundesland oder Region';
export const estimatePostalCode = 'Postleitzahl';
export const estimateDelivery = 'Versand';
export const showEstimate = 'Berechnen';
export const noDeliveryThere = 'Diese Bestellung können wir dorthin nicht liefern.';
export const chooseRegion = 'Bitte wählen …';
export const deliveryWithPrice = '{name}: {price}';
