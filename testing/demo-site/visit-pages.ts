/** More than the demo shop has. */
const MAX_PAGES = 400;
/** The same items in another order or another form, and lists of some of them. */
const AGAIN = /[?&](?:format|sort|tag|category|author|notice)=/;

/** Every page that links lead to from the home page, by its address, as HTML. */
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

/** Levels of the headings in the order of the page. */
export const headingLevels = (html: string): readonly number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
