export { queueListChanges } from './queue-changes.ts';
