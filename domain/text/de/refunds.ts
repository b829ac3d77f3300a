/** German words: refunds. */
export const madeAtProvider = 'Beim Zahlungsdienst erstattet';
export const subscriptionHadEnded = 'Nach dem Ende des Abos abgebucht';
export const sentBackByBank = 'Von der Bank zurückgebucht';
