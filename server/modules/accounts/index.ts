export { accountsRoutes } from './routes.ts';
export { isOwnerSignedIn, requireOwner } from './require-owner.ts';
export { createWelcomeLink, SESSION_DAYS, WELCOME_LINK_HOURS } from './service.ts';
