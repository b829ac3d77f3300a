/** German words: commerce. */
export const selectOneOption = 'Bitte wählen Sie die Option {option}.';
export const selectTwoOptions = 'Bitte wählen Sie die Optionen {option1} und {option2}.';
export const selectManyOptions = 'Bitte wählen Sie die Optionen {optionsList} und {lastOption}.';
export const variantUnavailable = 'Diese Variante ist leider nicht erhältlich. Bitte wählen Sie eine andere.';
export const outOfStock = 'Von diesem Artikel haben wir leider nicht genug vorrätig.';
export const quantityNotANumber = 'Die Menge muss eine Zahl sein.';
export const quantityNotWhole = 'Die Menge muss eine ganze Zahl sein.';
export const selectDenomination = 'Wählen Sie einen Betrag für die Geschenkkarte.';
export const quantityLabel = 'Menge';
export const selectOptionPlaceholder = '{option} wählen';
export const addToCart = 'In den Warenkorb';
export const chooseOptions = 'Optionen wählen';
export const subscribe = 'Abonnieren';
export const getAccess = 'Zugang erhalten';
export const accessNotSold = 'Der Zugang kann hier noch nicht gekauft werden.';
export const adding = 'Wird hinzugefügt …';
export const added = 'Hinzugefügt!';
export const selectOption = 'Option wählen';
export const soldOutButton = 'Ausverkauft';
export const soldOut = 'ausverkauft';
export const sale = 'reduziert';
export const priceUnavailable = 'Nicht erhältlich';
export const fromPrice = 'ab {price}';
export const originalPriceSpoken = 'Ursprünglicher Preis';
export const salePriceSpoken = 'Reduzierter Preis';
export const unableToPurchase = 'Artikel kann nicht gekauft werden';
export const unableToPurchaseGiftCard = 'Geschenkkarte kann nicht gekauft werden';
export const addedToCart = '{productName} liegt jetzt in Ihrem Warenkorb.';
export const checkoutNeedsCookies =
  'Entweder ist Ihre Sitzung abgelaufen oder Cookies sind nicht erlaubt. Wir können nicht zur Kasse weiterleiten.';
export const viewCart = 'Warenkorb ansehen';
export const subscriptionEvery = {
  WEEK: { one: '{price} pro Woche', other: '{price} alle {n} Wochen' },
  MONTH: { one: '{price} pro Monat', other: '{price} alle {n} Monate' },
  YEAR: { one: '{price} pro Jahr', other: '{price} alle {n} Jahre' },
};
export const subscriptionFor = {
  WEEK: { one: 'für 1 Woche', other: 'für {n} Wochen' },
  MONTH: { one: 'für 1 Monat', other: 'für {n} Monate' },
  YEAR: { one: 'für 1 Jahr', other: 'für {n} Jahre' },
};
