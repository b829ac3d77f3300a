export { convertedAmount, type StoredAmounts } from './stored-amounts.ts';
