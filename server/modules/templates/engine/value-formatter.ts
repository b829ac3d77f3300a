import {
  type Context,
  Formatter,
  type Node,
  PredicatePlugin,
  type Variable,
} from '@squarespace/template-engine';

/** Formats the value before the bar. `undefined` leaves it unchanged. */
export type MakeValue = (
  node: Node,
  args: readonly string[],
  ctx: Context,
  vars: readonly Variable[],
) => unknown;

class ValueFormatter extends Formatter {
  readonly #make: MakeValue;

  constructor(make: MakeValue) {
    super();
    this.#make = make;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const made = this.#make(first.node, args, ctx, vars);
    if (made !== undefined) first.set(made);
  }
}

/** A formatter that only gets the value as text. */
export class TextFormatter extends Formatter {
  readonly ofText: (text: string) => string;

  constructor(ofText: (text: string) => string) {
    super();
    this.ofText = ofText;
  }

  override apply(_args: string[], vars: Variable[]): void {
    const [first] = vars;
    if (first !== undefined) first.set(this.ofText(first.node.asString()));
  }
}

/** A formatter from a function. */
export function valueFormatter(make: MakeValue): Formatter {
  return new ValueFormatter(make);
}

/** Formatters from functions, by name. */
export function valueFormatters(
  makers: Readonly<Record<string, MakeValue>>,
): Readonly<Record<string, Formatter>> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, new ValueFormatter(make)]));
}

type Holds = (node: Node, args: readonly string[], ctx: Context) => boolean;

class NodePredicate extends PredicatePlugin {
  readonly #holds: Holds;

  constructor(holds: Holds) {
    super();
    this.#holds = holds;
  }

  override apply(args: string[], ctx: Context): boolean {
    return this.#holds(ctx.node(), args, ctx);
  }
}

/** Predicates about the current node, by name. */
export function nodePredicates(
  holders: Readonly<Record<string, Holds>>,
): Readonly<Record<string, PredicatePlugin>> {
  return Object.fromEntries(Object.entries(holders).map(([name, holds]) => [name, new NodePredicate(holds)]));
}
