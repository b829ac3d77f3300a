export { changeSpent } from './spent.ts';
export { PERSONAL_ROWS, type PersonalDataSource } from './personal-data.ts';
export { findTaxExemption } from './repository.ts';
