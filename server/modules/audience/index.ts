export { joinList, type JoiningSite, type SignUp } from './join-list.ts';
export { joinListOfRestock } from './join-from-restock.ts';
