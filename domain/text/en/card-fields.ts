/** Words of the card fields that the payment provider's own script draws. */

export const cardNumber = 'Card number';
export const cardExpiry = 'Expiry date';
export const cardCvc = 'Security code';
export const cardIsSafe = 'Your card goes straight to Stripe, our payment service. We never see it.';
export const orByCard = 'Or pay by card';
export const express = 'Express checkout';

export const numberMissing = 'Enter your card number.';
export const numberInvalid = 'Enter a valid card number.';
export const expiryMissing = 'Enter the expiry date.';
export const expiryInvalid = 'Enter a valid expiry date.';
export const expiryPast = 'This card has expired. Please try another card.';
export const cvcMissing = 'Enter the security code.';
export const cvcInvalid = 'Enter a valid security code.';
export const pleaseCheck = 'Please check your card.';
export const declined = 'Your card was declined. Please try another card.';
export const unavailable =
  'The payment service does not answer. You have not been charged. Please try again.';
