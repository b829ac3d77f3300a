/** Longest address a redirect leads to with a visitor's query, characters. */
const LONGEST = 2000;

/**
 * Where a redirect leads, with the query a visitor came with: campaigns are counted by it. The target's own parameters
 * win; what `takes` refuses, what holds control characters and what would make the address too long stays behind.
 * Written anew from its parts and put behind a `?`, so it changes neither host nor path.
 */
export function withQuery(
  location: string,
  query: string,
  takes: (name: string) => boolean = () => true,
): string {
  const hash = location.indexOf('#');
  const target = hash === -1 ? location : location.slice(0, hash);
  const fragment = hash === -1 ? '' : location.slice(hash);
  const question = target.indexOf('?');
  const own = new URLSearchParams(question === -1 ? '' : target.slice(question + 1));
  let joined = target;
  let joint = question === -1 ? '?' : /[?&]$/.test(target) ? '' : '&';
  for (const [name, value] of new URLSearchParams(query)) {
    if (!takes(name) || own.has(name) || /\p{Cc}/u.test(name + value)) continue;
    const part = joint + new URLSearchParams([[name, value]]).toString();
    if (joined.length + part.length + fragment.length > LONGEST) break;
    joined += part;
    joint = '&';
  }
  return joined + fragment;
}
