export { renewSubscriptions } from './renewals.ts';
