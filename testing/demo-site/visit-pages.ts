/** More than the demo shop's number of pages. */
const MAX_PAGES = 400;
/** The same items in another order or format, and filtered lists. */
const AGAIN = /[?&](?:format|sort|tag|category|author|notice)=/;

/** Every page reachable by links from the home page, by its address, as HTML. */
export async function visitPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const known = new Set(['/']);
  for (const path of known) {
    if (known.size > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} addresses are linked`);
    const answer = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
    const html = await answer.text();
    if (answer.status !== 200 || answer.headers.get('content-type')?.startsWith('text/html') !== true)
      continue;
    pages.set(path, html);
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#]*)/g)) {
      const linked = href.replaceAll('&amp;', '&');
      if (!AGAIN.test(linked)) known.add(linked);
    }
  }
  return pages;
}

/** The heading levels of a page, in order. */
export const headingLevels = (html: string): readonly number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
