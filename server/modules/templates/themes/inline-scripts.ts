import { createHash } from 'node:crypto';

const opening = /<script\b([^<>]*)>/gi;
const closing = /<\/script\s*>/gi;
const typeAttribute = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/i;
const scriptType = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * Moves inline scripts of a theme's sources into files, because the page's policy blocks inline scripts. Scripts that
 * contain template tags stay and do not run; `isText` says whether a script contains none, since braces as in
 * `{return 1}` are JavaScript. Later offsets are kept where possible. `scripts` collects the files by name.
 */
export function moveScripts(
  source: string,
  scripts: Map<string, string>,
  isText: (script: string) => boolean,
): string {
  let moved = '';
  let at = 0;
  opening.lastIndex = 0;
  for (let begin = opening.exec(source); begin !== null; begin = opening.exec(source)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(source);
    // If it is unclosed here, no later one is closed either.
    if (end === null) break;
    const body = source.slice(opening.lastIndex, end.index);
    const after = closing.lastIndex;
    moved += source.slice(at, begin.index);
    moved += moveScript(source.slice(begin.index, after), begin[1] ?? '', body, scripts, isText);
    at = after;
    opening.lastIndex = after;
  }
  return moved + source.slice(at);
}

function moveScript(
  whole: string,
  attributes: string,
  body: string,
  scripts: Map<string, string>,
  isText: (script: string) => boolean,
): string {
  const [, double, single, bare] = typeAttribute.exec(attributes) ?? [];
  const isData = !scriptType.test((double ?? single ?? bare ?? '').trim());
  if (isData || /\ssrc\s*=/i.test(attributes) || body.trim() === '' || /[{}]/.test(attributes)) return whole;
  if (body.includes('<squarespace:') || !isText(body)) return whole;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  const name = `inline-${hash}.js`;
  scripts.set(name, body);
  const moved = `<script${attributes} src="/_v/theme-scripts/${name}?v=${hash}"></script>`;
  const rest = whole.slice(moved.length);
  const breaks = moved.length < whole.length ? whole.slice(0, moved.length).split('\n').length - 1 : 0;
  return rest.length < 3 + breaks
    ? `${moved}${whole.includes('\n') ? `{#${'\n'.repeat(whole.split('\n').length - 1)}}` : ''}`
    : `${moved}{#${'\n'.repeat(breaks)}${rest.slice(2 + breaks, -1).replaceAll(/[^\n]/g, ' ')}}`;
}
