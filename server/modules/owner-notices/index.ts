export { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from './happenings.ts';
