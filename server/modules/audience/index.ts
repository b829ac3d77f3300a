export { joinListOfForm } from './join-from-form.ts';
export { joinListsOfWaiting } from './join-from-waiting-list.ts';
export { knownLists } from './lists-repository.ts';
export { unsubscribePath } from './paths.ts';
export { segmentCondition } from './segment-sql.ts';
export { subscriberWithEmail } from './subscriber-with-email.ts';
