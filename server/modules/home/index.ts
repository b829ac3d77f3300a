export { COUNT_LIMIT, type Waiting } from './waiting.ts';
