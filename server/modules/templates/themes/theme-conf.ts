import { LenientJsonError, parseLenientJson } from './lenient-json.ts';
import { placeIn, type ThemeProblem } from './theme-problem.ts';

export interface ThemeLayout {
  readonly name: string;
  readonly regions: readonly string[];
}

/** A field of a theme's custom type; its value is in an item's `customContent`. */
export interface CustomField {
  readonly name: string;
  readonly title: string;
  /** The theme's name for it: text, checkbox, wysiwyg, image … */
  readonly type: string;
}

export interface CustomType {
  readonly name: string;
  readonly title: string;
  /** Record type it is based on, e.g. `text`. */
  readonly base: string;
  readonly fields: readonly CustomField[];
}

/** The supported keys of a theme's `template.conf`; unknown ones are ignored. */
export interface ThemeConf {
  readonly name: string;
  readonly author: string;
  readonly layouts: Readonly<Record<string, ThemeLayout>>;
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  readonly stylesheets: readonly string[];
  readonly customTypes: readonly CustomType[];
}

/** The supported keys of a collection's `.conf`. */
export interface CollectionConf {
  readonly title: string;
  readonly ordering: string;
  readonly addText: string;
  readonly acceptTypes: readonly string[];
  /** 1 to 200; null where the theme does not set it. */
  readonly pageSize: number | null;
  readonly icon: string;
  readonly folder: boolean;
  readonly index: boolean;
  readonly indexType: string;
  readonly fullData: boolean;
  readonly view: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isTrue = (value: unknown): boolean => value === true || value === 'true';
const textsIn = (value: unknown): string[] => listIn(value).map(textIn).filter(Boolean);

/** Parses a conf file. One that cannot be parsed is an empty object and reported. */
function readFields(file: string, source: string, problems: ThemeProblem[]): Fields {
  try {
    return fieldsIn(parseLenientJson(source));
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error;
    const { line, column, message } = error;
    problems.push({ severity: 'error', file, line, column, message: `This is not JSON: ${message}` });
    return {};
  }
}

export function readThemeConf(source: string, problems: ThemeProblem[]): ThemeConf {
  const file = 'template.conf';
  const conf = readFields(file, source, problems);
  const layouts: [string, ThemeLayout][] = Object.entries(fieldsIn(conf['layouts'])).map(([key, value]) => {
    const layout = fieldsIn(value);
    const regions = textsIn(layout['regions']);
    if (regions.length === 0) {
      const message = `The layout "${key}" names no regions.`;
      problems.push({ severity: 'error', file, ...placeIn(source, source.indexOf(key)), message });
    }
    return [key, { name: textIn(layout['name']) || key, regions }];
  });
  return {
    name: textIn(conf['name']),
    author: textIn(conf['author']),
    layouts: Object.fromEntries(layouts),
    navigations: listIn(conf['navigations']).map((value) => {
      const { name, title } = fieldsIn(value);
      return { name: textIn(name), title: textIn(title) };
    }),
    stylesheets: textsIn(conf['stylesheets']),
    customTypes: listIn(conf['customTypes']).map((value) => {
      const type = fieldsIn(value);
      return {
        name: textIn(type['name']),
        title: textIn(type['title']),
        base: textIn(type['base']) || 'text',
        fields: listIn(type['fields']).map((entry) => {
          const field = fieldsIn(entry);
          return { name: textIn(field['name']), title: textIn(field['title']), type: textIn(field['type']) };
        }),
      };
    }),
  };
}

export function readCollectionConf(file: string, source: string, problems: ThemeProblem[]): CollectionConf {
  const conf = readFields(file, source, problems);
  const size = Number(textIn(conf['pageSize']));
  return {
    title: textIn(conf['title']),
    ordering: textIn(conf['ordering']),
    addText: textIn(conf['addText']),
    acceptTypes: textsIn(conf['acceptTypes']),
    pageSize: size >= 1 ? Math.min(200, Math.trunc(size)) : null,
    icon: textIn(conf['icon']),
    folder: isTrue(conf['folder']),
    index: isTrue(conf['index']),
    indexType: textIn(conf['indexType']),
    fullData: isTrue(conf['fullData']),
    view: textIn(conf['view']),
  };
}

/** The place of a name in template.conf. */
export function placeOfName(
  source: string,
  name: string,
): { readonly line: number; readonly column: number } {
  const at = source.search(new RegExp(`["']?${name.replaceAll(/[^\w-]/g, '.')}["']?`));
  return at === -1 ? { line: 0, column: 0 } : placeIn(source, at);
}
