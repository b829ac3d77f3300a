import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import type { Table } from '../engine/engine.ts';

/** The host's HTML for the item under `name`; without it, the language's own output. */
class MadeFormatter extends Formatter {
  readonly #name: string;
  readonly #otherwise: Formatter | undefined;

  constructor(name: string, otherwise: Formatter | undefined) {
    super();
    this.#name = name;
    this.#otherwise = otherwise;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    const made: unknown = first?.node.get(this.#name).value;
    if (first !== undefined && typeof made === 'string') first.set(made);
    else this.#otherwise?.apply(args, vars, ctx);
  }
}

/**
 * `{item|comments}`, `{item|like-button}` and `{item|social-button}` with the host's own working views, on item pages
 * only.
 */
export function engagementFormatters(known: Table<Formatter>): Readonly<Record<string, Formatter>> {
  return {
    comments: new MadeFormatter('commentsHtml', known['comments']),
    'like-button': new MadeFormatter('likeHtml', known['like-button']),
    'social-button': new MadeFormatter('shareHtml', known['social-button']),
  };
}
