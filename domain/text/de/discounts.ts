/** German words: discounts. */
export const discountRefusals = {
  UNKNOWN: 'Den Code {code} kennen wir nicht. Bitte prüfen Sie ihn auf Tippfehler.',
  NOT_STARTED: 'Der Code {code} gilt noch nicht.',
  EXPIRED: 'Der Code {code} ist abgelaufen.',
  USED_UP: 'Der Code {code} ist aufgebraucht.',
  USED_BEFORE: 'Der Code {code} gilt einmal pro Person, und Sie haben ihn bereits eingelöst.',
  MINIMUM_NOT_MET: 'Der Code {code} gilt für Bestellungen ab {minimum}.',
  NOT_FOR_THESE_PRODUCTS: 'Der Code {code} gilt für keinen Artikel in Ihrem Warenkorb.',
  TOO_FEW_UNITS: 'Legen Sie mehr von dem, wofür der Code {code} gilt, in den Warenkorb, dann zählt er.',
  NOTHING_TO_DELIVER: 'Der Code {code} gilt für den Versand, und in Ihrem Warenkorb wird nichts versandt.',
  NOT_FIRST_ORDER: 'Der Code {code} gilt für die erste Bestellung, und Sie haben schon einmal bestellt.',
  NOT_COMBINED:
    'Der Code {code} lässt sich nicht mit einem anderen Rabatt dieser Bestellung verbinden, der mehr abzieht.',
  NOTHING_LEFT: 'Der Code {code} kann den Preis dieser Bestellung nicht weiter senken.',
};
export const giftCardSpent = 'Auf dieser Geschenkkarte ist kein Guthaben mehr.';
export const giftCardDisabled = 'Diese Geschenkkarte wurde gesperrt. Bitte wenden Sie sich an den Shop.';
export const giftCardForeign = 'Diese Geschenkkarte hat eine andere Währung als dieser Shop.';
