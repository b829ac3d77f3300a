import type { CLDR } from '@phensley/cldr';
import { type Code, Context, type Frame, MISSING_NODE, type Node } from '@squarespace/template-engine';
import { type Places, type TemplateProblem } from './template-problem.ts';

/**
 * Limits of one rendering. Reaching a limit stops it; the output up to there is used. Work is counted, not timed, so that
 * a page is cut at the same place on every machine.
 */
export interface RenderLimits {
  /** Units of work of about 15 ns: an instruction, a frame searched for a name, eight characters formatted. */
  readonly work: number;
  /** Characters written, by partials and variables too. */
  readonly output: number;
  /** Nesting depth of blocks. */
  readonly depth: number;
  /** CPU time in milliseconds: the safety net where work is not counted well. */
  readonly time: number;
}

/** About five times what a list of 200 products uses. */
export const defaultLimits: RenderLimits = { work: 1_500_000, output: 1_500_000, depth: 120, time: 1000 };

export type Limit = keyof RenderLimits;

/** Problems reported for one rendering; the same mistake in a loop counts once. */
const MAX_PROBLEMS = 50;
/** Work of recording a problem: looking up its place and checking for a duplicate. */
const ERROR = 100;
/** Work between two clock checks: about 15 microseconds where work is counted well. */
const CLOCK_EVERY = 1000;

type ContextOptions = NonNullable<ConstructorParameters<typeof Context>[1]>;

const formatsByLocale = new WeakMap<CLDR, Context['formatter']>();
function messageFormats(cldr: CLDR): Context['formatter'] {
  const formats = formatsByLocale.get(cldr) ?? new Context({}, { cldr }).formatter;
  if (formats !== undefined) formatsByLocale.set(cldr, formats);
  return formats;
}

/** Milliseconds for which a CPU time sample is reused: taking one costs as much as a short template. */
const SAMPLE_TTL = 50;
let sampledAt = Number.NEGATIVE_INFINITY;
let sample = process.cpuUsage();

/** CPU time of this process at `now` or shortly before. */
function recentWork(now: number): NodeJS.CpuUsage {
  if (now - sampledAt > SAMPLE_TTL) {
    sampledAt = now;
    sample = process.cpuUsage();
  }
  return sample;
}

/** A context that counts work. It stops by a flag, because the engine catches every exception. */
export class BoundedContext extends Context {
  stopped: Limit | null = null;
  /** The instruction being run. */
  current: Code = 0;
  readonly limits: RenderLimits;
  readonly #problems = new Map<string, TemplateProblem>();
  readonly #places: Places;
  /** CPU time at the start. */
  readonly #begun: NodeJS.CpuUsage;
  /** Deadline by wall clock, which is cheap to read; after it, CPU time decides. */
  #deadline: number;
  #depth = 0;
  #work = 0;
  /** Work at which limit and clock are checked next. */
  #nextCheck: number;
  #output = 0;
  #unwound = 0;
  #evaluating = false;

  constructor(json: unknown, { cldr, ...others }: ContextOptions, limits: RenderLimits, places: Places) {
    super(json, others);
    // The package creates message formats for each run; they have no state, so one set is shared.
    if (cldr !== undefined) Object.assign(this, { cldr, formatter: messageFormats(cldr) });
    this.limits = limits;
    this.#places = places;
    const now = performance.now();
    this.#begun = recentWork(now);
    this.#deadline = now + limits.time;
    this.#nextCheck = Math.min(limits.work, CLOCK_EVERY);
  }

  get problems(): readonly TemplateProblem[] {
    return [...this.#problems.values()];
  }

  /** Records a problem at the current instruction. */
  override error(problem: { readonly type?: string; readonly message: string }): void {
    // The engine compares the number of errors before and after an expression.
    this.errors.push(problem);
    this.#work += ERROR;
    if (this.#problems.size >= MAX_PROBLEMS) return;
    const place = typeof this.current === 'object' ? this.#places.get(this.current) : undefined;
    const located =
      place === undefined
        ? { message: problem.message, file: '', line: 0, column: 0 }
        : place.source.problemAt(place.offset, problem.message);
    const key = `${located.file}\0${located.line}\0${located.column}\0${located.message}`;
    if (!this.#problems.has(key)) this.#problems.set(key, located);
  }

  stop(limit: Limit): false {
    if (this.stopped === null) {
      this.stopped = limit;
      this.error({ message: `RuntimeError: ${stopTexts[limit]}; the rest of this template is left out` });
    }
    return false;
  }

  /** Counts work; true while there is some left. */
  spend(work: number): boolean {
    if (this.stopped !== null) return false;
    this.#work += work;
    return this.#work <= this.#nextCheck || this.#look();
  }

  #look(): boolean {
    if (this.#work > this.limits.work) return this.stop('work');
    this.#nextCheck = Math.min(this.limits.work, this.#work + CLOCK_EVERY);
    return performance.now() <= this.#deadline || this.#hasTimeLeft() || this.stop('time');
  }

  /** CPU time, so that a page is not cut because the machine was busy with something else. */
  #hasTimeLeft(): boolean {
    const { user, system } = process.cpuUsage(this.#begun);
    const left = this.limits.time - (user + system) / 1000;
    this.#deadline = performance.now() + left;
    return left > 0;
  }

  /** Enters a block; false when that is too deep. */
  enter(): boolean {
    if (this.#depth >= this.limits.depth) return this.stop('depth');
    this.#depth += 1;
    return true;
  }

  leave(): void {
    this.#depth -= 1;
  }

  override append(text: string): void {
    const written = typeof text === 'string' ? text : String(text);
    if (this.stopped !== null) {
      // Output that enclosing partials had written before the stop is still returned; nothing is added.
      this.#unwound += written.length;
      if (this.#unwound <= this.limits.output) super.append(written);
      return;
    }
    this.#output += written.length;
    this.#work += 1;
    if (this.#output > this.limits.output) this.stop('output');
    else super.append(written);
  }

  /** The number of frames; input of `unwind`. */
  get height(): number {
    return this.stack.length;
  }

  /** Drops the frames that a throwing instruction left behind. */
  unwind(height: number): void {
    this.stack.length = height;
  }

  // Reimplemented instead of calling the package: half of a page's time is spent here.
  override lookupStack(name: string | number, startingFrame: Frame = this.frame()): Node {
    const isSpecial = typeof name === 'string' && name.startsWith('@');
    let frame: Frame | undefined = startingFrame;
    let searched = 1;
    let found: Node = MISSING_NODE;
    while (frame !== undefined) {
      found = isSpecial ? this.resolveName(name, frame) : frame.node.get(name);
      if (found !== MISSING_NODE || frame.stopResolution) break;
      searched += 1;
      frame = frame.parent;
    }
    this.#work += searched;
    return this.#work <= this.#nextCheck || this.spend(0) ? found : MISSING_NODE;
  }

  override resolveFrom(names: (string | number)[], startingFrame: Frame): Node {
    const [first] = names;
    if (first === undefined) return MISSING_NODE;
    let node = first === '@' ? startingFrame.node : this.lookupStack(first, startingFrame);
    for (let at = 1; at < names.length; at += 1) {
      if (node.isMissing() || node.isNull()) return MISSING_NODE;
      node = node.path([names[at] ?? '']);
    }
    // An expression re-reads a string for each of its operators.
    if (this.#evaluating && typeof node.value === 'string' && !this.spend(node.value.length))
      return MISSING_NODE;
    return node;
  }

  /** Runs an expression and counts the strings it reads. */
  evaluating(run: () => void): void {
    this.#evaluating = true;
    run();
    this.#evaluating = false;
  }

  // The package never decrements its depth after a partial is nested too deeply, and then applies none at all.
  override enterPartial(name: string): boolean {
    const isEntered = super.enterPartial(name);
    if (!isEntered) super.exitPartial(name);
    return isEntered;
  }

  override getInjectable(name: string): Node {
    return Object.hasOwn(this.injects as object, name) ? super.getInjectable(name) : MISSING_NODE;
  }

  /** Renders code with `node` as its current node and returns the text instead of writing it. */
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

const stopTexts: Readonly<Record<Limit, string>> = {
  work: 'This does more than a page may',
  output: 'This writes more than a page may hold',
  depth: 'Blocks lie too deep inside each other',
  time: 'This takes longer than a page may',
};
