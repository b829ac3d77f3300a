export { EVENT_DAYS } from './event-limits.ts';
export { countOverlays } from './overlays.ts';
