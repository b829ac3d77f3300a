/** localStorage key of the liked items; the newest last. */
const KEY = 'vitrine-liked';
const MAX_LIKES = 500;

const countKey = (itemId: string): string => `${KEY}:${itemId}`;

/** Ids of the items this browser liked. */
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

/** Stores that an item is liked and how many likes it has. */
export function storeLike(itemId: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...otherThan(itemId), itemId].slice(-MAX_LIKES)));
    sessionStorage.setItem(countKey(itemId), String(count));
  } catch {
    // Without storage the heart is empty on the next page; the server still counts it once.
  }
}

/** Removes a like that the server refused. */
export function removeLikeHere(itemId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(otherThan(itemId)));
    sessionStorage.removeItem(countKey(itemId));
  } catch {
    // Nothing was stored.
  }
}

const otherThan = (itemId: string): readonly string[] => likedHere().filter((id) => id !== itemId);
