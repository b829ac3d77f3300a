export {
  type BulkAction,
  type BulkContext,
  bulkList,
  type ChangedRow,
  type RowOutcome,
  type UndoOutcome,
} from './bulk-list.ts';
export { tagActions } from './tag-actions.ts';
export { startBulk } from './service.ts';
