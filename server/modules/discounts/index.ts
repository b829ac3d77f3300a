export { createDiscount, findDiscount, type NewDiscount } from './service.ts';
