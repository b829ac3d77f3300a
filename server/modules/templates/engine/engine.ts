import {
  type Code,
  type Context,
  Engine,
  type EvalCode,
  type Formatter,
  nameOfOpcode,
  Opcode,
  type OrPredicateCode,
  type PredicateCode,
  PredicatePlugin,
  type RootCode,
  type Variable,
  type VariableCode,
} from '@squarespace/template-engine';
import type { CLDR } from '@phensley/cldr';
import { BoundedContext, defaultLimits, type Limit, type RenderLimits } from './bounded-context.ts';
import { expressionOptions } from './expression-options.ts';
import { argumentsWork, formatterWork, textWork, valueWork } from './formatter-work.ts';
import { repairCutHtml } from './repair-cut-html.ts';
import { type ParsedTemplate, parseTemplate } from './parse-template.ts';
import type { Places, TemplateProblem } from './template-problem.ts';
import { TextFormatter } from './value-formatter.ts';

export { BoundedContext, type RenderLimits } from './bounded-context.ts';
export type { ParsedTemplate } from './parse-template.ts';
export { type TemplateProblem } from './template-problem.ts';

/** Formatters or predicates by name, without a prototype: `{a|constructor}` is as unknown as `{a|nonsense}`. */
export type Table<T> = Record<string, T>;

/** Copies own entries into a table without a prototype. */
export function table<T>(...sources: readonly Readonly<Record<string, T>>[]): Table<T> {
  const all: Table<T> = Object.create(null) as Table<T>;
  for (const source of sources) for (const [name, value] of Object.entries(source)) all[name] = value;
  return all;
}

/** Work of a predicate, besides its look-ups. */
const PREDICATE = 4;
/** Work of an exception: the engine collects its stack. */
const THROWN = 300;

type FormatterCalls = Parameters<Engine['applyFormatters']>[1];

/** The package's engine with counted work. Formatters run only while enough work is left. */
class BoundedEngine extends Engine {
  readonly #formatters: Table<Formatter>;
  readonly #predicates: Table<PredicatePlugin>;

  constructor(formatters: Table<Formatter>, predicates: Table<PredicatePlugin>) {
    super({ formatters, predicates });
    this.#formatters = formatters;
    this.#predicates = predicates;
  }

  override executeBlock(block: Code[], ctx: Context): void {
    if (!(ctx instanceof BoundedContext) || !Array.isArray(block)) return;
    if (!ctx.spend(2 * block.length + 3) || !ctx.enter()) return;
    const outer = ctx.current;
    for (const instruction of block) {
      if (ctx.stopped !== null) break;
      const opcode = typeof instruction === 'number' ? instruction : instruction[0];
      const run = this.impls[opcode];
      if (run === null || run === undefined) continue;
      ctx.current = instruction;
      const { height } = ctx;
      try {
        run.call(this, instruction, ctx);
      } catch (error) {
        ctx.current = instruction;
        ctx.unwind(height);
        ctx.spend(THROWN);
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        ctx.error({
          message: `RuntimeError: Unexpected ${name} error when executing ${nameOfOpcode(opcode)}: ${message}`,
        });
      }
    }
    ctx.current = outer;
    ctx.leave();
  }

  // Most tags of a page are one value through `html`, or raw: those need no frame and no variable.
  override executeVariable(instruction: VariableCode, ctx: Context): void {
    const [names] = instruction[1];
    const calls = instruction[2];
    if (names === undefined || instruction[1].length > 1 || (calls !== 0 && calls.length > 1)) {
      super.executeVariable(instruction, ctx);
      return;
    }
    const call = calls === 0 ? undefined : calls[0];
    if (call === undefined) {
      ctx.emitNode(ctx.resolve(names));
      return;
    }
    const formatter = this.#formatters[call[0]];
    if (!(formatter instanceof TextFormatter) || !(ctx instanceof BoundedContext)) {
      super.executeVariable(instruction, ctx);
      return;
    }
    const text = ctx.resolve(names).asString();
    if (!ctx.spend(textWork(text))) return;
    const made = formatter.ofText(text);
    if (made.length > ctx.limits.output) ctx.stop('output');
    else if (ctx.spend(valueWork(made))) ctx.append(made);
  }

  // A chain of `or`s is walked in a loop, not recursively: it may be longer than the stack allows.
  override executePredicate(instruction: PredicateCode, ctx: Context): void {
    if (!(ctx instanceof BoundedContext)) return;
    let code: PredicateCode | OrPredicateCode = instruction;
    for (;;) {
      const { 1: name, 2: args, 3: consequent } = code;
      const given = typeof args === 'number' ? [] : args[0];
      if (!ctx.spend(PREDICATE + argumentsWork('', given))) return;
      const predicate = name === 0 ? null : this.#predicates[name];
      if (predicate === null || (predicate instanceof PredicatePlugin && predicate.apply(given, ctx))) {
        this.executeBlock(consequent, ctx);
        return;
      }
      const alternate: Code | undefined = code[4];
      if (typeof alternate !== 'object' || alternate[0] !== Opcode.OR_PREDICATE) return;
      code = alternate;
    }
  }

  override executeEval(instruction: EvalCode, ctx: Context): void {
    if (ctx instanceof BoundedContext && ctx.spend(40 + instruction[1].length))
      ctx.evaluating(() => super.executeEval(instruction, ctx));
  }

  override applyFormatters(
    formatters: Table<Formatter>,
    calls: FormatterCalls,
    vars: Variable[],
    ctx: Context,
  ): void {
    const [first] = vars;
    if (first === undefined || !(ctx instanceof BoundedContext)) return;
    for (const [name, args] of calls) {
      const formatter = formatters[name];
      if (formatter === undefined) continue;
      const given = args === undefined ? [] : args[0];
      if (!ctx.spend(formatterWork(name, first.node.value) + argumentsWork(name, given))) {
        // A value that has not passed all its formatters may not be escaped yet.
        first.set('');
        return;
      }
      formatter.apply(given, vars, ctx);
      const made: unknown = first.node.value;
      if (typeof made !== 'string') continue;
      // A formatter may double a text without writing it; a few dozen of them would exhaust memory.
      if (made.length > ctx.limits.output) {
        first.set('');
        ctx.stop('output');
        return;
      }
      ctx.spend(valueWork(made));
    }
  }
}

export interface RenderInput {
  readonly code: RootCode;
  readonly json: Readonly<Record<string, unknown>>;
  readonly partials?: Readonly<Record<string, RootCode>>;
  /** Data for `{.inject @x ./file.json}`, by path. */
  readonly injects?: Readonly<Record<string, unknown>>;
  readonly cldr?: CLDR;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits?: RenderLimits;
}

export interface Rendered {
  /** The output; if stopped, up to the stop, with open elements closed so that more can follow. */
  readonly html: string;
  /** Which limit stopped the rendering; null when it ran to its end. */
  readonly stopped: Limit | null;
  /** Problems of the rendering, including a stop. Each once, with file and line. */
  readonly problems: readonly TemplateProblem[];
}

/** A layout has a separate output limit, in addition to the page inside it. */
function withSpaceFor(json: RenderInput['json'], limits: RenderLimits): RenderLimits {
  const host = json['squarespace'];
  if (typeof host !== 'object' || host === null || !('main-content' in host)) return limits;
  const content = host['main-content'];
  return typeof content === 'string' ? { ...limits, output: limits.output + content.length } : limits;
}

/** Parses and runs templates within limits, with only the given formatters and predicates. */
export class TemplateEngine {
  readonly #formatters: Table<Formatter>;
  readonly #predicates: Table<PredicatePlugin>;
  readonly #engine: BoundedEngine;
  readonly #places: Places = new WeakMap();

  constructor(formatters: Table<Formatter>, predicates: Table<PredicatePlugin>) {
    this.#formatters = formatters;
    this.#predicates = predicates;
    this.#engine = new BoundedEngine(formatters, predicates);
  }

  /**
   * Parses a template. `file` is its path in the theme folder and `firstLine` the line it begins at there, for a body
   * that was lifted out of its file: both only say where problems are. A tag that is put in place of several lines
   * should be followed by a comment `{#…}` of as many line breaks, so that what follows keeps its lines.
   */
  parse(source: string, file = '', firstLine = 1): ParsedTemplate {
    return parseTemplate({
      source,
      file,
      firstLine,
      formatters: this.#formatters,
      predicates: this.#predicates,
      places: this.#places,
    });
  }

  render(input: RenderInput): Rendered {
    const ctx = new BoundedContext(
      input.json,
      {
        partials: input.partials ?? {},
        injects: input.injects ?? {},
        now: input.now,
        ...(input.cldr === undefined ? {} : { cldr: input.cldr }),
        enableExpr: true,
        exprOpts: expressionOptions,
        enableInclude: true,
      },
      withSpaceFor(input.json, input.limits ?? defaultLimits),
      this.#places,
    );
    this.#engine.execute(input.code, ctx);
    const written = ctx.render();
    return {
      html: ctx.stopped === null ? written : repairCutHtml(written),
      stopped: ctx.stopped,
      problems: ctx.problems,
    };
  }
}
