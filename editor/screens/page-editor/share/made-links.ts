/**
 * Addresses of the links that were made in this tab, by their id: the server has only what it recognises them by, so
 * that they can be copied from here alone.
 */
const addresses = new Map<string, string>();

export const keepAddress = (id: string, address: string): void => void addresses.set(id, address);
export const addressOf = (id: string): string | null => addresses.get(id) ?? null;
