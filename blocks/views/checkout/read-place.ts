import type { CheckoutPlace } from './checkout-form.props.ts';

/** The destination in a form's data. */
export function readPlace(data: { get(name: string): unknown }): CheckoutPlace {
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const deliveryOptionId = read('deliveryOptionId');
  return {
    country: read('country'),
    region: read('region'),
    postalCode: read('postalCode'),
    deliveryOptionId: deliveryOptionId === '' ? null : deliveryOptionId,
  };
}

/** Whether two places are priced the same, as far as the form knows. */
export function samePlace(a: CheckoutPlace, b: CheckoutPlace): boolean {
  return (
    a.country === b.country &&
    a.region === b.region &&
    a.postalCode === b.postalCode &&
    a.deliveryOptionId === b.deliveryOptionId
  );
}
