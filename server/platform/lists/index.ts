export { findList } from './admin-list.ts';
export { type ExportColumns, sendExport } from './export-list.ts';
export { type ListSource, selectedOnly, type Wanted } from './list-source.ts';
export { countRows, readPage } from './read-list.ts';
