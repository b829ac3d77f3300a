export { ensureFirstWebsite, findFirstWebsite } from './service.ts';
