export {
  type BulkAction,
  type BulkContext,
  bulkList,
  type RowOutcome,
  type UndoOutcome,
} from './bulk-list.ts';
export { startBulk } from './service.ts';
