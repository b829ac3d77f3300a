export { ensureFirstWebsite, type FirstRun } from './service.ts';
