export { createDiscount, findCode, type NewDiscount } from './service.ts';
