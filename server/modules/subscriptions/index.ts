export { renewSubscriptions, startRenewals } from './renewals.ts';
export { subscriptionsRoutes } from './routes.ts';
