/** The page's cookies; '' where it has none to read, as in the preview of a draft. */
export function pageCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * One cookie's value out of `document.cookie`, decoded; null when it is absent. A value that is not valid
 * percent-encoding is returned unchanged.
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    const raw = part.slice(at + 1).trim();
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }
  return null;
}

/** A cookie that holds JSON. Invalid JSON is logged and treated as absent. spec: storefront-commerce 8 */
export function readJsonCookie(cookies: string, name: string): unknown {
  const raw = readCookie(cookies, name);
  if (raw === null) return null;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    console.warn(`The cookie ${name} does not hold valid JSON; it is ignored.`);
    return null;
  }
}

/** Whether this visitor has a cart worth fetching. spec: storefront-commerce 4 "Cart reload", 5 */
export function hasCartCookie(cookies: string): boolean {
  return readCookie(cookies, 'hasCart') === 'true' || readCookie(cookies, 'CART') !== null;
}
