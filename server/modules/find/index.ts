export type { Finder } from './finder.ts';
