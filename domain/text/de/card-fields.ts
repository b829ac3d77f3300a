/** German words: card fields. */
export const cardNumber = 'Kartennummer';
export const cardExpiry = 'Ablaufdatum';
export const cardCvc = 'Sicherheitscode';
export const cardIsSafe =
  'Ihre Kartendaten gehen direkt an Stripe, unseren Zahlungsdienst. Wir sehen sie nie.';
export const orByCard = 'Oder mit Karte zahlen';
export const express = 'Express-Kasse';
export const numberMissing = 'Geben Sie Ihre Kartennummer ein.';
export const numberInvalid = 'Geben Sie eine gültige Kartennummer ein.';
export const expiryMissing = 'Geben Sie das Ablaufdatum ein.';
export const expiryInvalid = 'Geben Sie ein gültiges Ablaufdatum ein.';
export const expiryPast = 'Diese Karte ist abgelaufen. Bitte versuchen Sie es mit einer anderen Karte.';
export const cvcMissing = 'Geben Sie den Sicherheitscode ein.';
export const cvcInvalid = 'Geben Sie einen gültigen Sicherheitscode ein.';
export const pleaseCheck = 'Bitte prüfen Sie Ihre Kartendaten.';
export const declined = 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.';
export const unavailable =
  'Der Zahlungsdienst antwortet nicht. Ihre Karte wurde nicht belastet. Bitte versuchen Sie es noch einmal.';
