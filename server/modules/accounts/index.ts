export { createResetLink } from './password-reset.ts';
export { isOwnerSignedIn, requireOwner } from './require-owner.ts';
export { createWelcomeLink } from './service.ts';
export { deleteContributors, findRole, insertContributor } from './repository.ts';
export { dismissFirstSteps, hasDismissedFirstSteps } from './preferences-repository.ts';
