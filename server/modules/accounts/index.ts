export { accountsRoutes } from './routes.ts';
export { createResetLink } from './password-reset.ts';
export { isOwnerSignedIn, requireOwner } from './require-owner.ts';
export { createWelcomeLink, SESSION_DAYS, WELCOME_LINK_HOURS } from './service.ts';
