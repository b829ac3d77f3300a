import { createHash } from 'node:crypto';

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const isScript = /\stype\s*=\s*["']?(?!text\/javascript|application\/javascript|module)/i;

/**
 * Moves scripts that stand in a theme's sources into files of their own, because pages run no script that is written
 * into them. Those with tags of the template language in them stay and do not run; `isText` tells whether a script is
 * none, for `{return 1}` is a script's own. What follows keeps its place where there is room.
 * `scripts` takes the files by name.
 */
export function moveScripts(
  source: string,
  scripts: Map<string, string>,
  isText: (script: string) => boolean,
): string {
  return source.replaceAll(element, (whole: string, attributes: string, body: string) => {
    const isElsewhere = /\ssrc\s*=/i.test(attributes) || isScript.test(attributes);
    if (isElsewhere || body.trim() === '' || /[{}]/.test(attributes)) return whole;
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
  });
}
