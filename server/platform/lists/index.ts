export { adminList, findList, type ListParameters, type ListSite } from './admin-list.ts';
export { type ExportColumns, sendExport } from './export-list.ts';
export { type ListSource, selectedOnly, selectIds, type Wanted } from './list-source.ts';
export { countRows, readPage } from './read-list.ts';
