/**
 * A problem of a template with its place. For owners and theme authors; visitors never see one, the page is rendered
 * anyway. Messages are the language's own, word for word: `SyntaxError: Formatter 'x' is unknown`,
 * `RuntimeError: Attempt to apply partial 'x' which could not be found.` spec: site-platform 5
 */
export interface TemplateProblem {
  readonly message: string;
  /** Path in the theme folder as it was given to `parse`, '' for a template that has none. */
  readonly file: string;
  /** From 1; 0 when unknown. */
  readonly line: number;
  /** From 1, in UTF-16 units; 0 when unknown. */
  readonly column: number;
}

/** Maps offsets of a source to lines and columns. */
export class SourcePlaces {
  readonly file: string;
  readonly #firstLine: number;
  /** Start offsets of lines. */
  readonly #starts: number[] = [0];

  constructor(source: string, file: string, firstLine: number) {
    this.file = file;
    this.#firstLine = firstLine;
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
      this.#starts.push(at + 1);
  }

  problemAt(offset: number, message: string): TemplateProblem {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return {
      message,
      file: this.file,
      line: this.#firstLine + low,
      column: offset - (this.#starts[low] ?? 0) + 1,
    };
  }
}

/** The place of an instruction in its source. */
export interface Place {
  readonly source: SourcePlaces;
  readonly offset: number;
}

/** Places by instruction. Instructions made by the host have none. */
export type Places = WeakMap<object, Place>;
