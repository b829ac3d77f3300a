/** French words: card fields. */
export const cardNumber = 'Numéro de carte';
export const cardExpiry = 'Date d’expiration';
export const cardCvc = 'Code de sécurité';
export const cardIsSafe =
  'Les données de votre carte vont directement à Stripe, notre service de paiement. Nous ne les voyons jamais.';
export const orByCard = 'Ou payer par carte';
export const express = 'Paiement express';
export const numberMissing = 'Saisissez votre numéro de carte.';
export const numberInvalid = 'Saisissez un numéro de carte valide.';
export const expiryMissing = 'Saisissez la date d’expiration.';
export const expiryInvalid = 'Saisissez une date d’expiration valide.';
export const expiryPast = 'Cette carte a expiré. Veuillez essayer une autre carte.';
export const cvcMissing = 'Saisissez le code de sécurité.';
export const cvcInvalid = 'Saisissez un code de sécurité valide.';
export const pleaseCheck = 'Veuillez vérifier votre carte.';
export const declined = 'Votre carte a été refusée. Veuillez essayer une autre carte.';
export const unavailable = 'Le service de paiement ne répond pas. Rien n’a été débité. Veuillez réessayer.';
