export { joinListOfRestock } from './join-from-restock.ts';
