import type { TemplateProblem } from '../engine/engine.ts';
import { placeOfName } from './theme-conf.ts';
import type { ThemeFiles } from './theme-files.ts';

/** Reported of a theme that has no page of its own to show. */
export const NO_LAYOUT = 'No layout of this theme has a region; the plain one of the host is used';

/** A layout, concatenated from its regions. */
export interface Layout {
  readonly name: string;
  readonly source: string;
  /** File name in problems before `place` maps them to a region. */
  readonly file: string;
  readonly hasHeaders: boolean;
  readonly hasFooters: boolean;
  /** Maps a problem's place in the layout to its region. */
  readonly place: (problem: TemplateProblem) => TemplateProblem;
}

/**
 * The layouts of a theme by name. A missing region is reported with its place in template.conf; a layout without
 * any region is ignored. The first one is the fallback for a missing default.
 */
export function layoutsOf(
  files: ThemeFiles,
  report: (problem: TemplateProblem) => void,
): Map<string, Layout> {
  const conf = files.sources.get('template.conf') ?? '';
  const layouts = new Map<string, Layout>();
  const named = Object.entries(files.conf.layouts);
  // A folder without a readable template.conf may still have the usual region.
  const all =
    named.length > 0
      ? named.map(([name, { regions }]) => [name, regions] as const)
      : files.sources.has('site.region')
        ? [['default', ['site']] as const]
        : [];
  for (const [name, regions] of all) {
    const layout = join(name, regions, files, (region) =>
      report({
        message: `The region "${region}" of the layout "${name}" is not there (${region.replace(/\.region$/, '')}.region)`,
        file: 'template.conf',
        ...placeOfName(conf, region),
      }),
    );
    if (layout !== null) layouts.set(name, layout);
  }
  const [first] = layouts.values();
  if (first !== undefined && !layouts.has('default')) layouts.set('default', first);
  if (first === undefined)
    report({
      message: NO_LAYOUT,
      file: 'template.conf',
      line: 0,
      column: 0,
    });
  return layouts;
}

function join(
  name: string,
  regions: readonly string[],
  files: ThemeFiles,
  missing: (region: string) => void,
): Layout | null {
  const pieces: { readonly path: string; readonly firstLine: number }[] = [];
  let source = '';
  let line = 1;
  for (const region of regions) {
    const path = [
      region,
      `${region}.region`,
      `regions/${region}.region`,
      `${region}.block`,
      `blocks/${region}.block`,
    ].find((one) => files.sources.has(one));
    const text = path === undefined ? undefined : files.sources.get(path);
    if (path === undefined || text === undefined) {
      missing(region);
      continue;
    }
    pieces.push({ path, firstLine: line });
    // A comment with a line break, so that each region begins on a new line and adds nothing to the page.
    const ended = text.endsWith('\n') ? text : `${text}{#\n}`;
    source += ended;
    line += ended.split('\n').length - 1;
  }
  if (pieces.length === 0) return null;
  const file = `layout ${name}`;
  return {
    name,
    source,
    file,
    hasHeaders: source.includes('squarespace-headers'),
    hasFooters: source.includes('squarespace-footers'),
    place: (problem) => {
      const piece =
        problem.file === file ? pieces.findLast(({ firstLine }) => firstLine <= problem.line) : undefined;
      return piece === undefined
        ? problem
        : { ...problem, file: piece.path, line: problem.line - piece.firstLine + 1 };
    },
  };
}
