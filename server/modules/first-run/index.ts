export { ensureFirstWebsite } from './service.ts';
