import { fail, ok, type Result } from '../result.ts';

/** Longest url id, characters. */
const MAX_URL_ID = 200;

/** First path segments, in lower case, that the product uses itself. */
export interface ReservedNames {
  /** No page may have one. */
  readonly whole: ReadonlySet<string>;
  /** Only paths below it are reserved: a page may have one, a list with entries may not. */
  readonly below: ReadonlySet<string>;
}

/**
 * Whether a text may be a path segment: letters, digits, and marks that need no escaping; it starts with a letter or
 * digit.
 */
export function isUrlId(text: string): boolean {
  return text.length <= MAX_URL_ID && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*$/u.test(text);
}

/** Whether a page may have this url id at the top of a site; '' is the home page's. */
export function isPageUrlId(text: string, reserved: ReservedNames): boolean {
  const name = text.toLowerCase();
  return text === '' || (isUrlId(text) && !reserved.whole.has(name) && !/^sitemap-\d+\.xml$/.test(name));
}

/** Whether a list whose entries have pages below it may have this url id. */
export function isListUrlId(text: string, reserved: ReservedNames): boolean {
  return text !== '' && isPageUrlId(text, reserved) && !reserved.below.has(text.toLowerCase());
}

/** Longest path of a redirect, characters. */
const MAX_PATH = 500;

/**
 * A path on the site as redirects store it: decoded, without a query or a trailing slash. `/old/*` matches everything
 * below.
 */
export function isRedirectSource(path: string): boolean {
  return (
    path.length <= MAX_PATH &&
    /^\/[^/]/.test(path) &&
    !/[?#\\\p{Cc}]|\/\/|\/$/u.test(path) &&
    !path.slice(0, -2).includes('*') &&
    (!path.includes('*') || path.endsWith('/*'))
  );
}

/**
 * A valid redirect target: a path on the site, or an http(s) URL. `/*` at the end is replaced by what the pattern's
 * wildcard matched.
 */
export function isRedirectTarget(target: string): boolean {
  if (target.length > 2 * MAX_PATH || /[\p{Cc}\\\s]/u.test(target)) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(target);
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

/** The redirect target of a path: by its own rule, or by the nearest wildcard rule above it. */
export function followRedirect(path: string, ruleFor: (from: string) => string | undefined): string | null {
  const own = ruleFor(path);
  if (own !== undefined) return own;
  for (const pattern of wildcardPatterns(path)) {
    const to = ruleFor(pattern);
    if (to === undefined) continue;
    return to.endsWith('/*') ? to.slice(0, -2) + path.slice(pattern.length - 2) : to;
  }
  return null;
}

/** `/a/b/c` is matched by `/a/b/*` and `/a/*`; the most specific comes first. */
export function wildcardPatterns(path: string): string[] {
  const patterns: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    patterns.push(`${path.slice(0, end)}/*`);
  }
  return patterns;
}

/** Maximum number of steps followed to detect a loop. */
const MAX_STEPS = 10;

/**
 * A rule whose target is the end of the chain it would start. Refuses invalid rules, and rules that would form a loop.
 */
export function resolveRedirectChain(
  rule: RedirectRule,
  ruleFor: (from: string) => string | undefined,
): Result<RedirectRule, 'REDIRECT_PATH_INVALID' | 'REDIRECT_TARGET_INVALID' | 'REDIRECT_LOOP'> {
  const { from } = rule;
  if (!isRedirectSource(from)) return fail('REDIRECT_PATH_INVALID', { params: { path: from } });
  const isPattern = from.endsWith('/*');
  const targetPattern = rule.to.endsWith('/*');
  if (!isRedirectTarget(rule.to) || (targetPattern && !isPattern))
    return fail('REDIRECT_TARGET_INVALID', { params: { target: rule.to } });
  let to = rule.to;
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    const path = to.split(/[?#]/, 1)[0] ?? to;
    const below = isPattern ? from.slice(0, -1) : null;
    // A target below its own pattern would redirect in a loop.
    if (path === from || (below !== null && `${path}/`.startsWith(below)))
      return fail('REDIRECT_LOOP', { params: { path: from } });
    const next = path.startsWith('/') && !path.endsWith('/*') ? followRedirect(path, ruleFor) : ruleFor(path);
    if (next === null || next === undefined) return ok({ from, to });
    to = next;
  }
  return fail('REDIRECT_LOOP', { params: { path: from } });
}
