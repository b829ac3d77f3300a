/** Number formats: CLDR's symbols, fixed here so that every browser and the server agree. French. */
export const thousandsSign: string = '\u202f';
export const decimalSign: string = ',';
/** Digits from which thousands are separated. */
export const leastGrouped: number = 4;
/** Whether a currency's symbol precedes the number. */
export const symbolFirst: boolean = false;
