import type { Starter, StarterName } from './starter.ts';

/** The starters that are there, loaded when one is asked for. */
const starters: Readonly<Partial<Record<StarterName, () => Promise<Starter>>>> = {
  restaurant: async () => (await import('./restaurant/restaurant.starter.ts')).restaurant,
  journal: async () => (await import('./journal/journal.starter.ts')).journal,
  event: async () => (await import('./event/event.starter.ts')).event,
  'one-pager': async () => (await import('./one-pager/one-pager.starter.ts')).onePager,
};

/** The starter of a name; null when there is none. */
export async function loadStarter(name: string): Promise<Starter | null> {
  const load = Object.hasOwn(starters, name) ? starters[name as StarterName] : undefined;
  return load === undefined ? null : await load();
}

/** All starters, in the order of the gallery. */
export async function loadStarters(): Promise<readonly Starter[]> {
  return Promise.all(Object.values(starters).map((load) => load()));
}
