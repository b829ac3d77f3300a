export { readBlockFields, saveBlockField } from './service.ts';
