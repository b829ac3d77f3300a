/** Maximum length of a redirect's target with the visitor's query, characters. */
const MAX_LENGTH = 2000;

/**
 * The target of a redirect with the visitor's query, since campaigns are tracked by it. The target's own parameters win;
 * parameters that `takes` refuses, with control characters, or beyond the maximum length are dropped. The query is
 * re-encoded and put after a `?`, so it can change neither host nor path.
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
    if (joined.length + part.length + fragment.length > MAX_LENGTH) break;
    joined += part;
    joint = '&';
  }
  return joined + fragment;
}
