import type { CLDR } from '@phensley/cldr';
import { type Code, Context, type Frame, MISSING_NODE, type Node } from '@squarespace/template-engine';
import { type Places, type TemplateProblem } from './template-problem.ts';

/**
 * What one rendering may use. Reaching a limit stops it; what was written until then is kept. Work is counted, not
 * timed, so that a page is cut at the same place on every machine.
 */
export interface RenderLimits {
  /** Units of work; one is some 15 ns: an instruction, a frame searched for a name, eight characters formatted. */
  readonly work: number;
  /** Characters written, by partials and variables too. */
  readonly output: number;
  /** Blocks inside blocks. */
  readonly depth: number;
  /** The last resort where work is not counted well, milliseconds of processor. */
  readonly time: number;
}

/** Some five times what a list of two hundred products uses. */
export const defaultLimits: RenderLimits = { work: 1_500_000, output: 1_500_000, depth: 120, time: 1000 };

export type Limit = keyof RenderLimits;

/** Problems reported for one rendering; the same mistake in a loop counts once. */
const MAX_PROBLEMS = 50;
/** What noting a problem costs: its place is looked up, and whether it is known. */
const ERROR = 100;
/** Work between two looks at the clock: some 15 microseconds where work is counted well. */
const CLOCK_EVERY = 1000;

type ContextOptions = NonNullable<ConstructorParameters<typeof Context>[1]>;

const formatsByLocale = new WeakMap<CLDR, Context['formatter']>();
function messageFormats(cldr: CLDR): Context['formatter'] {
  const formats = formatsByLocale.get(cldr) ?? new Context({}, { cldr }).formatter;
  if (formats !== undefined) formatsByLocale.set(cldr, formats);
  return formats;
}

/** Milliseconds for which the processor's time is taken as it was: to ask for it costs as much as a short template. */
const SAMPLE_LIVES = 50;
let sampledAt = Number.NEGATIVE_INFINITY;
let sample = process.cpuUsage();

/** What this process had worked at `now`, or shortly before. */
function recentWork(now: number): NodeJS.CpuUsage {
  if (now - sampledAt > SAMPLE_LIVES) {
    sampledAt = now;
    sample = process.cpuUsage();
  }
  return sample;
}

/** A context that counts. It stops by a flag, because the engine swallows every throw. */
export class BoundedContext extends Context {
  stopped: Limit | null = null;
  /** The instruction being run. */
  current: Code = 0;
  readonly limits: RenderLimits;
  readonly #problems = new Map<string, TemplateProblem>();
  readonly #places: Places;
  /** The processor's time when this began. */
  readonly #begun: NodeJS.CpuUsage;
  /** By the clock on the wall, which is cheap to ask; where it passes, the processor's decides. */
  #deadline: number;
  #depth = 0;
  #work = 0;
  /** Work at which the limit and the clock are looked at next. */
  #lookAt: number;
  #output = 0;
  #unwound = 0;
  #evaluating = false;

  constructor(json: unknown, { cldr, ...others }: ContextOptions, limits: RenderLimits, places: Places) {
    super(json, others);
    // The package makes message formats anew for each run; they hold nothing of a run, so one set serves all.
    if (cldr !== undefined) Object.assign(this, { cldr, formatter: messageFormats(cldr) });
    this.limits = limits;
    this.#places = places;
    const now = performance.now();
    this.#begun = recentWork(now);
    this.#deadline = now + limits.time;
    this.#lookAt = Math.min(limits.work, CLOCK_EVERY);
  }

  get problems(): readonly TemplateProblem[] {
    return [...this.#problems.values()];
  }

  /** Notes what went wrong at the present instruction. */
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
    return this.#work <= this.#lookAt || this.#look();
  }

  #look(): boolean {
    if (this.#work > this.limits.work) return this.stop('work');
    this.#lookAt = Math.min(this.limits.work, this.#work + CLOCK_EVERY);
    return performance.now() <= this.#deadline || this.#hasTimeLeft() || this.stop('time');
  }

  /** A page is not cut because the machine did something else meanwhile: what counts is the time worked. */
  #hasTimeLeft(): boolean {
    const { user, system } = process.cpuUsage(this.#begun);
    const left = this.limits.time - (user + system) / 1000;
    this.#deadline = performance.now() + left;
    return left > 0;
  }

  /** Goes a block deeper; false when that is too deep. */
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
      // What partials around the stop had written by then still comes up through them; nothing new does.
      this.#unwound += written.length;
      if (this.#unwound <= this.limits.output) super.append(written);
      return;
    }
    this.#output += written.length;
    this.#work += 1;
    if (this.#output > this.limits.output) this.stop('output');
    else super.append(written);
  }

  /** How many frames there are; what `unwind` goes back to. */
  get height(): number {
    return this.stack.length;
  }

  /** Drops the frames that an instruction left behind when it threw. */
  unwind(height: number): void {
    this.stack.length = height;
  }

  // Written out rather than handed to the package: this is where half of a page's time goes.
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
    return this.#work <= this.#lookAt || this.spend(0) ? found : MISSING_NODE;
  }

  override resolveFrom(names: (string | number)[], startingFrame: Frame): Node {
    const [first] = names;
    if (first === undefined) return MISSING_NODE;
    let node = first === '@' ? startingFrame.node : this.lookupStack(first, startingFrame);
    for (let at = 1; at < names.length; at += 1) {
      if (node.isMissing() || node.isNull()) return MISSING_NODE;
      node = node.path([names[at] ?? '']);
    }
    // An expression reads a text again for every operator it stands at.
    if (this.#evaluating && typeof node.value === 'string' && !this.spend(node.value.length))
      return MISSING_NODE;
    return node;
  }

  /** Runs an expression, whose reading of texts is counted. */
  evaluating(run: () => void): void {
    this.#evaluating = true;
    run();
    this.#evaluating = false;
  }

  // The package counts up when a partial lies too deep and never down again, after which none is applied at all.
  override enterPartial(name: string): boolean {
    const isEntered = super.enterPartial(name);
    if (!isEntered) super.exitPartial(name);
    return isEntered;
  }

  override getInjectable(name: string): Node {
    return Object.hasOwn(this.injects as object, name) ? super.getInjectable(name) : MISSING_NODE;
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

const stopTexts: Readonly<Record<Limit, string>> = {
  work: 'This does more than a page may',
  output: 'This writes more than a page may hold',
  depth: 'Blocks lie too deep inside each other',
  time: 'This takes longer than a page may',
};
