export { hasListProvider } from './has-list-provider.ts';
export { queueListChanges } from './queue-changes.ts';
