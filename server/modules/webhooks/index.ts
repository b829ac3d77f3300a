export { eraseDeliveries } from './erase-deliveries.ts';
export { queueSubmission } from './repository.ts';
