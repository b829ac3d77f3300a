/** Notices about a cart that changed since the buyer last saw it. French. */
export const priceChanged = '{productName} coûte maintenant {now} au lieu de {before}.';
export const lineGone = '{productName} n’est plus en vente. Retirez cet article pour passer commande.';
export const cartChanged = 'Votre panier a changé depuis que vous avez ouvert cette page.';
export const totalNow = 'Le total est maintenant de {total} au lieu de {before}. Vérifiez-le avant de payer.';
export const codesEnded = {
  one: 'Le code {codes} ne s’applique plus.',
  other: 'Les codes {codes} ne s’appliquent plus.',
};
export const giftCardDisabled = 'La carte cadeau se terminant par {last4} a été désactivée.';
