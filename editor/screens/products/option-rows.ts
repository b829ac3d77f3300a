import type { OptionEdit } from '@vitrine/domain/product/variant-matrix.ts';

interface NamedRow {
  readonly id: string;
  readonly name: string;
  /** Its name in the form; null for a new one. */
  readonly was: string | null;
}

/** An option's value while it is edited in the dialog. */
export interface ValueRow extends NamedRow {
  /** `#rrggbb`, 'picture', or '' for none. */
  readonly swatch: string;
}

export interface OptionRow extends NamedRow {
  readonly values: readonly ValueRow[];
}

/** The options of the form as the dialog edits them; one empty option where there is none. */
export function optionRowsOf(options: readonly OptionEdit[], newId: () => string): readonly OptionRow[] {
  if (options.length === 0) return [emptyOption(newId)];
  const row = ({ name }: { readonly name: string }): NamedRow => ({ id: newId(), name, was: name });
  return options.map((option) => ({
    ...row(option),
    values: option.values.map((value) => ({ ...row(value), swatch: value.swatch ?? '' })),
  }));
}

export function emptyOption(newId: () => string): OptionRow {
  return { id: newId(), name: '', was: null, values: [emptyValue(newId)] };
}

export const emptyValue = (newId: () => string): ValueRow => ({
  id: newId(),
  name: '',
  was: null,
  swatch: '',
});

const isEntered = ({ name, was }: NamedRow): boolean => name.trim() !== '' || was !== null;

/** What was entered: options and values without a name that never had one are left out. */
export function editsOf(rows: readonly OptionRow[]): readonly OptionEdit[] {
  return rows
    .map((row) => ({ ...row, values: row.values.filter(isEntered) }))
    .filter((row) => isEntered(row) || row.values.length > 0)
    .map(({ name, was, values }) => ({
      name,
      was,
      values: values.map((value) => ({ name: value.name, was: value.was, swatch: value.swatch })),
    }));
}

/** The problems of the edits by the ids of the dialog's rows: `<option>` and `<option>.<value>`. */
export function problemsByRow(
  rows: readonly OptionRow[],
  faults: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const options = rows.filter((row) => isEntered(row) || row.values.some(isEntered));
  const problems = new Map<string, string>();
  for (const [path, sentence] of Object.entries(faults)) {
    const match = /^(\d+)\.(?:name|values(?:\.(\d+)\.name)?)$/.exec(path);
    const option = options[Number(match?.[1])];
    if (match === null || option === undefined) continue;
    const values = option.values.filter(isEntered);
    const value = match[2] === undefined ? undefined : values[Number(match[2])];
    if (path.endsWith('.values')) problems.set(`${option.id}.${option.values[0]?.id ?? ''}`, sentence);
    else problems.set(value === undefined ? option.id : `${option.id}.${value.id}`, sentence);
  }
  return problems;
}

/** Several values pasted at once, separated by commas, semicolons or lines; null for one. */
export function splitPasted(text: string): readonly string[] | null {
  const parts = text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : null;
}
