import {
  type Code,
  Compiler,
  Context,
  Engine,
  type Formatter,
  type Node,
  Opcode,
  type PredicatePlugin,
  type RootCode,
  type Variable,
} from '@squarespace/template-engine';
import type { CLDR } from '@phensley/cldr';

/** What one rendering may use. Reaching a limit stops it; what was written until then is thrown away. */
export interface RenderLimits {
  /** Blocks and instructions executed. */
  readonly instructions: number;
  /** Characters written, by partials and variables too. */
  readonly output: number;
  /** Blocks inside blocks. */
  readonly depth: number;
}

/** Some hundred times what a large shop page uses, reached in well under a second. */
export const defaultLimits: RenderLimits = { instructions: 2_000_000, output: 8_000_000, depth: 120 };

/** Names to formatters or predicates, without a prototype: `{a|constructor}` is as unknown as `{a|nonsense}`. */
export type Table<T> = Record<string, T>;

/** Copies own entries into a table without a prototype. */
export function table<T>(...sources: readonly Readonly<Record<string, T>>[]): Table<T> {
  const all: Table<T> = Object.create(null) as Table<T>;
  for (const source of sources) for (const [name, value] of Object.entries(source)) all[name] = value;
  return all;
}

type FormatterCalls = Parameters<Engine['applyFormatters']>[1];

const formatsByLocale = new WeakMap<CLDR, Context['formatter']>();
function messageFormats(cldr: CLDR): Context['formatter'] {
  const formats = formatsByLocale.get(cldr) ?? new Context({}, { cldr }).formatter;
  if (formats !== undefined) formatsByLocale.set(cldr, formats);
  return formats;
}

/** A context that counts. It stops by a flag, because the engine swallows every throw. */
export class BoundedContext extends Context {
  stopped: string | null = null;
  depth = 0;
  #instructions = 0;
  #output = 0;
  readonly limits: RenderLimits;

  constructor(json: unknown, props: ConstructorParameters<typeof Context>[1], limits: RenderLimits) {
    const { cldr, ...others } = props ?? {};
    super(json, others);
    // The package makes message formats anew for each run; they hold nothing of a run, so one set serves all.
    if (cldr !== undefined) Object.assign(this, { cldr, formatter: messageFormats(cldr) });
    this.limits = limits;
  }

  override append(text: string): void {
    if (this.stopped !== null) return;
    const written = String(text);
    this.#output += written.length;
    if (this.#output > this.limits.output) this.stopped = 'output';
    else super.append(written);
  }

  /** Counts work; true while there is some left. */
  spend(instructions: number): boolean {
    if (this.stopped !== null) return false;
    this.#instructions += instructions;
    if (this.#instructions > this.limits.instructions) this.stopped = 'instructions';
    return this.stopped === null;
  }

  /** Renders a piece of code with `node` in front, and answers its text without writing it. */
  capture(code: Code, node: Node): string {
    const outer = this.swapBuffer();
    this.pushNode(node);
    this.engine?.execute(code, this);
    const text = this.render();
    this.pop();
    this.restoreBuffer(outer);
    return text;
  }
}

class BoundedEngine extends Engine {
  override executeBlock(block: Code[], ctx: Context): void {
    if (!(ctx instanceof BoundedContext) || !Array.isArray(block)) return;
    if (!ctx.spend(block.length + 1)) return;
    if (ctx.depth >= ctx.limits.depth) {
      ctx.stopped = 'depth';
      return;
    }
    ctx.depth += 1;
    super.executeBlock(block, ctx);
    ctx.depth -= 1;
  }

  override applyFormatters(
    formatters: Table<Formatter>,
    calls: FormatterCalls,
    vars: Variable[],
    ctx: Context,
  ): void {
    for (const call of calls) {
      if (!(ctx instanceof BoundedContext) || !ctx.spend(1)) return;
      super.applyFormatters(formatters, [call], vars, ctx);
      // A formatter may double a text without writing it; a few dozen of those would fill the memory.
      const value: unknown = vars[0]?.node.value;
      if (typeof value === 'string' && value.length > ctx.limits.output) {
        ctx.stopped = 'output';
        vars[0]?.set('');
      }
    }
  }
}

export interface ParsedTemplate {
  readonly code: RootCode;
  /** What the parser found wrong, without positions. */
  readonly errors: readonly string[];
}

export interface RenderInput {
  readonly code: RootCode;
  readonly json: Readonly<Record<string, unknown>>;
  readonly partials?: Readonly<Record<string, RootCode>>;
  readonly cldr?: CLDR;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits?: RenderLimits;
}

export interface Rendered {
  readonly html: string;
  /** Which limit stopped the rendering; null when it ran to its end. */
  readonly stopped: string | null;
  readonly errors: readonly string[];
}

/** Parses templates and runs them, within limits, with the given formatters and predicates and no others. */
export class TemplateEngine {
  readonly #compiler: Compiler;
  readonly #engine: BoundedEngine;

  constructor(formatters: Table<Formatter>, predicates: Table<PredicatePlugin>) {
    this.#compiler = new Compiler({ formatters, predicates });
    this.#engine = new BoundedEngine({ formatters, predicates });
  }

  parse(source: string): ParsedTemplate {
    const { code, errors } = this.#compiler.parse(source);
    const root: RootCode = isRoot(code) ? code : [Opcode.ROOT, 1, [], Opcode.EOF];
    return { code: root, errors: errors.map((error) => error.message) };
  }

  render(input: RenderInput): Rendered {
    const ctx = new BoundedContext(
      input.json,
      {
        partials: input.partials ?? {},
        now: input.now,
        ...(input.cldr === undefined ? {} : { cldr: input.cldr }),
        enableExpr: true,
        exprOpts: { maxTokens: 200, maxStringLen: 10_000 },
        enableInclude: true,
      },
      input.limits ?? defaultLimits,
    );
    this.#engine.execute(input.code, ctx);
    const errors = ctx.errors.slice(0, 20).map((error: { message: string }) => error.message);
    return { html: ctx.stopped === null ? ctx.render() : '', stopped: ctx.stopped, errors };
  }
}

function isRoot(code: Code): code is RootCode {
  return Array.isArray(code) && code[0] === Opcode.ROOT;
}
