/** How numbers are written: CLDR's signs, written down so that every browser and the server agree. */
export const thousandsSign: string = ',';
export const decimalSign: string = '.';
/** Digits from which thousands are separated. */
export const leastGrouped: number = 4;
/** Whether a currency's symbol stands before the number. */
export const symbolFirst: boolean = true;
