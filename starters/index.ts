import type { Starter, StarterName } from './starter.ts';

/** Loaded when one is asked for. */
const starters: Readonly<Record<StarterName, () => Promise<Starter>>> = {
  shop: async () => (await import('./shop/shop.starter.ts')).shop,
  studio: async () => (await import('./studio/studio.starter.ts')).studio,
  restaurant: async () => (await import('./restaurant/restaurant.starter.ts')).restaurant,
  portfolio: async () => (await import('./portfolio/portfolio.starter.ts')).portfolio,
  journal: async () => (await import('./journal/journal.starter.ts')).journal,
  course: async () => (await import('./course/course.starter.ts')).course,
  event: async () => (await import('./event/event.starter.ts')).event,
  'one-pager': async () => (await import('./one-pager/one-pager.starter.ts')).onePager,
};

/** The starter of a name; null when there is none. */
export async function loadStarter(name: string): Promise<Starter | null> {
  return Object.hasOwn(starters, name) ? await starters[name as StarterName]() : null;
}

/** All starters, in the order of the gallery. */
export async function loadStarters(): Promise<readonly Starter[]> {
  return Promise.all(Object.values(starters).map((load) => load()));
}
