import { Opcode, type RootCode } from '@squarespace/template-engine';
import { table, TemplateEngine, type TemplateProblem } from '../engine/engine.ts';
import { formatterTable, predicateTable } from '../formatters/formatters.ts';
import { HostTags } from './host-tags.ts';
import { moveScripts } from './inline-scripts.ts';
import type { ThemeField } from './theme-fields.ts';
import { type Layout, layoutsOf } from './layouts.ts';
import { LenientJsonError, parseLenientJson } from './lenient-json.ts';
import { engagementFormatters } from '../formatters/engagement-formatters.ts';
import { replaceWithCopies } from './outside-files.ts';
import { plainTemplates } from './plain-templates.ts';
import { systemFormatters, systemPartials } from './system-partials.tsx';
import { copyUrl } from './theme-copies.ts';
import type { ThemeFiles } from './theme-files.ts';
import { placeIn, type ThemeProblem } from './theme-problem.ts';

/** A theme's parsed templates, with the host's plain ones as fallback. */
export interface ThemeTemplates {
  readonly engine: TemplateEngine;
  readonly templates: ReadonlyMap<string, RootCode>;
  readonly partials: Readonly<Record<string, RootCode>>;
  /** Data for `{@|inject}`, by path. */
  readonly injects: Readonly<Record<string, unknown>>;
  readonly layouts: ReadonlyMap<string, Layout>;
  /** Names of the theme's own templates. */
  readonly own: ReadonlySet<string>;
  /** Templates that render the owner's blocks above a list themselves. */
  readonly showsDocument: ReadonlySet<string>;
  /** Inline scripts of the sources, by file name. */
  readonly inlineScripts: ReadonlyMap<string, string>;
  /** Places for an owner's blocks, by id. */
  readonly fields: ReadonlyMap<string, ThemeField>;
}

/** Records a problem; its severity is `error` by default. */
type Report = (problem: TemplateProblem, severity?: ThemeProblem['severity']) => void;

const templateFile = /\.(block|list|item|page)$/;
const hostTagTemplate = /<squarespace:[a-z-]+[^<>]*?\stemplate\s*=\s*["']?([\w./-]+)/g;
const partialCall = /\{[^{}\n]*\|apply[ ;:,|]([\w./-]+)/g;

/** Parses a theme's templates, layouts and injected files. What does not parse shows as text and is reported. */
export function parseTemplates(files: ThemeFiles, report: Report): ThemeTemplates {
  const inlineScripts = new Map<string, string>();
  const copies = new Map(files.copies.files.map((copy) => [copy.address, copyUrl(copy)]));
  const hostTags = new HostTags(new Map([...files.scripts, ...copies]));
  const formatters = formatterTable(systemFormatters, hostTags.formatter());
  const engine = new TemplateEngine(table(formatters, engagementFormatters(formatters)), predicateTable());
  const parse = (path: string, source: string, place = (problem: TemplateProblem) => problem): RootCode => {
    const before = hostTags.problems.length;
    const named = copies.size === 0 ? source : replaceWithCopies(source, (address) => copies.get(address));
    const moved = moveScripts(named, inlineScripts, (script) =>
      isPlainText(engine.parse(script).code, script),
    );
    const { code, problems } = engine.parse(hostTags.lift(moved, engine, path), path);
    for (const problem of [...problems, ...hostTags.problems.slice(before)]) report(place(problem));
    return code;
  };

  const templates = new Map<string, RootCode>();
  const partials = table<RootCode>();
  const addPartial = (name: string, code: RootCode): void => {
    // Templates use `{@|apply card.block}`, `{@|apply card}` and `./blocks/card.block`.
    const plain = name.replace(/\.block$/, '');
    for (const one of [name, plain, `${plain}.block`, `blocks/${plain}.block`, `./blocks/${plain}.block`])
      partials[one] = code;
  };
  for (const [name, source] of Object.entries(plainTemplates)) {
    const code = parse(`plain ${name}`, source);
    templates.set(name, code);
    if (name.startsWith('blocks/')) addPartial(name.slice('blocks/'.length), code);
  }
  for (const [name, source] of Object.entries(systemPartials))
    addPartial(name, parse(`plain blocks/${name}`, source));
  const own = new Set<string>();
  const showsDocument = new Set(Object.keys(plainTemplates));
  for (const [path, source] of files.sources) {
    if (!templateFile.test(path)) continue;
    const code = parse(path, source);
    if (path.startsWith('blocks/')) {
      addPartial(path.slice('blocks/'.length), code);
      templates.set(path, code);
      continue;
    }
    const name = path.replace(/^(system\/.*)\.block$/, '$1');
    templates.set(name, code);
    own.add(name);
    if (/squarespace\.main-content|\{(?:collection\.)?mainContent\b/.test(source)) showsDocument.add(name);
    else showsDocument.delete(name);
  }
  const injects = Object.fromEntries(
    [...files.sources]
      .filter(([path]) => path.endsWith('.json'))
      .flatMap(([path, source]) => injectsOf(path, source, report)),
  );
  const layouts = layoutsOf(files, report);
  for (const layout of layouts.values())
    templates.set(`layout/${layout.name}`, parse(layout.file, layout.source, layout.place));
  for (const [path, source] of files.sources) checkPartials(path, source, partials, report);
  return {
    engine,
    templates,
    partials,
    injects,
    layouts,
    own,
    showsDocument,
    inlineScripts,
    fields: hostTags.fields,
  };
}

/** Whether a template is static text only. */
function isPlainText(code: RootCode, source: string): boolean {
  const body: unknown = Array.isArray(code) ? code[2] : [];
  const texts = (Array.isArray(body) ? (body as unknown[]) : []).map((one) =>
    Array.isArray(one) && one[0] === Opcode.TEXT ? String(one[1]) : null,
  );
  return !texts.includes(null) && texts.join('') === source;
}

function injectsOf(path: string, source: string, report: Report): [string, unknown][] {
  try {
    const value = parseLenientJson(source);
    return [
      [path, value],
      [`./${path}`, value],
      [`/${path}`, value],
    ];
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error;
    const { line, column, message } = error;
    report({ message: `This is not JSON: ${message}`, file: path, line, column });
    return [];
  }
}

/** Reports partials that are applied and do not exist. */
function checkPartials(
  file: string,
  source: string,
  partials: Readonly<Record<string, RootCode>>,
  report: Report,
): void {
  if (!/\.(block|list|item|page|region)$/.test(file)) return;
  const plain = source.replaceAll(/\{##[\s\S]*?##\}/g, (text) => text.replaceAll(/[^\n]/g, ' '));
  const named = [...plain.matchAll(partialCall), ...plain.matchAll(hostTagTemplate)];
  for (const match of named.toSorted((a, b) => a.index - b.index)) {
    const [, name = ''] = match;
    if (partials[name] !== undefined || plain.includes(`{.macro ${name}}`)) continue;
    const message = `There is no partial '${name}'`;
    report({ message, file, ...placeIn(plain, match.index) }, 'warning');
  }
}
