export { feedsByUrl } from './feeds.ts';
