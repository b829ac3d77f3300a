/** A tag as browsers find it, with quoted values that may hold a `>`. */
const tag = /<([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
/** One attribute of a tag, with its value. */
const attribute = /([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * A page without what would act by itself in a frame: scripts, handlers of events, refreshing, another base address.
 * The frame's policy blocks scripts too; taking them out leaves no errors in the console.
 */
export function stillPage(html: string): string {
  return withoutScripts(html).replaceAll(tag, (whole, name: string, inside: string) => {
    if (/^base$/i.test(name) || (/^meta$/i.test(name) && refreshes(inside))) return '';
    return /[\s"'/]on/i.test(inside) ? `<${name}${withoutHandlers(inside)}>` : whole;
  });
}

/** In one pass, however many scripts are begun. */
function withoutScripts(html: string): string {
  const kept: string[] = [];
  const begin = /<script(?=[\s/>])/gi;
  const end = /<\/script[^>]*>/gi;
  let from = 0;
  for (let found = begin.exec(html); found !== null; found = begin.exec(html)) {
    kept.push(html.slice(from, found.index));
    end.lastIndex = begin.lastIndex;
    // A script that does not end takes the rest of the page.
    if (end.exec(html) === null) return kept.join('');
    from = end.lastIndex;
    begin.lastIndex = from;
  }
  return kept.join('') + html.slice(from);
}

const refreshes = (inside: string): boolean => /http-equiv\s*=\s*["']?\s*refresh/i.test(inside);

const withoutHandlers = (inside: string): string =>
  inside.replaceAll(attribute, (whole, name: string) => (/^on/i.test(name) ? '' : whole));
