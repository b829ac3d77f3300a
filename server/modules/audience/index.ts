export { joinListsOfWaiting } from './join-from-waiting-list.ts';
