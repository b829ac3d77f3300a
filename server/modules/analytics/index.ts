export { EVENT_DAYS } from './event-limits.ts';
