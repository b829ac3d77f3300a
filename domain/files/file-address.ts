/** The version of a replaced file, before the extension of its name in addresses: `mug.v2.webp`. */
const VERSION = /\.v(\d{1,6})(\.[a-z0-9]{1,10})$/;

/** A file's name without the version that its address has. Names of files never have dots of their own. */
export const plainName = (name: string): string => name.replace(VERSION, '$2');

/** Which version of the file an address names; 1 for the first, which has no number. */
export const versionOf = (name: string): number => Number(VERSION.exec(name)?.[1] ?? 1);

/**
 * The name of a file in its address. Each version has an address of its own, since browsers keep what an address once
 * gave them for a year.
 */
export function addressName(name: string, version: number): string {
  const plain = plainName(name);
  return version === 1 ? plain : plain.replace(/(\.[a-z0-9]{1,10})$/, `.v${version}$1`);
}
