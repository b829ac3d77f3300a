/** Where this browser keeps what it liked; the newest last. */
const KEY = 'vitrine-liked';
const MOST_KEPT = 500;

const countKey = (itemId: string): string => `${KEY}:${itemId}`;

/** The items this browser liked, by id. */
export function likedHere(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The last count this tab received; a page may be some seconds older than the response to a click. */
export function reportedCount(itemId: string): number {
  try {
    return Number(sessionStorage.getItem(countKey(itemId)) ?? 0);
  } catch {
    return 0;
  }
}

/** Keeps that an item is liked and how many likes it has. */
export function keepLike(itemId: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...otherThan(itemId), itemId].slice(-MOST_KEPT)));
    sessionStorage.setItem(countKey(itemId), String(count));
  } catch {
    // Without storage the heart is empty again on the next page; the server still counts once.
  }
}

/** The like was not taken. */
export function forgetLike(itemId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(otherThan(itemId)));
    sessionStorage.removeItem(countKey(itemId));
  } catch {
    // Nothing was kept.
  }
}

const otherThan = (itemId: string): readonly string[] => likedHere().filter((id) => id !== itemId);
