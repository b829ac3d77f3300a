export { changeSpent } from './spent.ts';
export { customerOfEmail, recountCustomers } from './recount.ts';
export { PERSONAL_ROWS, type PersonalDataSource } from './personal-data.ts';
export { findTaxExemption } from './repository.ts';
export { hasOrderedSql } from './has-ordered.ts';
