import {
  type Block,
  BlockNode,
  Definition,
  Evaluator,
  type ExecEnv,
  LessStream,
  type MixinCall,
  type Node,
  Ruleset,
  RuntimeExecEnv,
  type Stylesheet,
} from '@squarespace/less-ts';

/** Maximum mixin calls per stylesheet, nested ones included. */
const MAX_MIXINS = 50_000;
/** Maximum variable look-ups, nested ones included. */
const MAX_VARIABLES = 300_000;
/** Maximum selectors after nested rules are expanded. */
const MAX_SELECTORS = 100_000;
/** Maximum characters that variables and mixins put in, those of nested ones counted each time; and of all selectors. */
const MAX_CHARACTERS = 16_000_000;
/**
 * Maximum attempts to read a stylesheet, and for each of its characters, of which ordinary ones take about ten: what is
 * nested and wrong is tried again at each level.
 */
const MAX_ATTEMPTS = 100_000;
const ATTEMPTS_PER_CHARACTER = 20;

/** Less that takes more work than any stylesheet needs. */
export class TooMuchWork extends Error {}

/** Reads Less, and gives up where it would be tried for ever: `f(f(f(f(` takes nine times as long with each bracket. */
export class BoundedStream extends LessStream {
  #attempts = 0;

  override parse(...[parselets]: Parameters<LessStream['parse']>): Node | undefined {
    this.#attempts += 1;
    if (this.#attempts > MAX_ATTEMPTS + ATTEMPTS_PER_CHARACTER * this.length)
      throw new TooMuchWork('The brackets lie too deep to be read.');
    return super.parse(parselets);
  }
}

/** The work of one stylesheet. */
class Work {
  #variables = 0;
  #mixins = 0;
  #characters = 0;
  readonly #lengths = new WeakMap<object, number>();

  countVariable(): void {
    this.#variables += 1;
    if (this.#variables > MAX_VARIABLES)
      throw new TooMuchWork(`More than ${MAX_VARIABLES} variables are used.`);
  }

  countMixin(): void {
    this.#mixins += 1;
    if (this.#mixins > MAX_MIXINS) throw new TooMuchWork(`More than ${MAX_MIXINS} mixins are used.`);
  }

  countCharacters(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CHARACTERS)
      throw new TooMuchWork(`Variables and mixins put in more than ${MAX_CHARACTERS} characters.`);
  }

  /** Characters of a variable's value, measured once. */
  lengthOf(definition: object, ctx: ExecEnv['ctx']): number {
    const known = this.#lengths.get(definition);
    if (known !== undefined) return known;
    const length = definition instanceof Definition ? ctx.render(definition.value).length : 0;
    this.#lengths.set(definition, length);
    return length;
  }
}

/** Counts variable look-ups: forty variables that each use the next one twice are 10^12 look-ups. */
class BoundedEnvironment extends RuntimeExecEnv {
  readonly #work: Work;

  constructor(ctx: ExecEnv['ctx'], frames: RuntimeExecEnv['frames'], work: Work) {
    super(ctx, frames);
    this.#work = work;
  }

  override copy(): ExecEnv {
    return new BoundedEnvironment(this.ctx, [...this.frames], this.#work);
  }

  override resolveDefinition(name: string): ReturnType<ExecEnv['resolveDefinition']> {
    this.#work.countVariable();
    const found = super.resolveDefinition(name);
    if (found !== undefined) this.#work.countCharacters(this.#work.lengthOf(found, this.ctx));
    return found;
  }
}

/** The compiler's evaluator with limits: otherwise a few lines of Less can keep it busy forever. */
export class BoundedEvaluator extends Evaluator {
  readonly #work = new Work();

  /** The evaluated stylesheet. Throws `TooMuchWork` beyond the limits. */
  evaluateWhole(sheet: Stylesheet): Stylesheet {
    const evaluated = this.evaluateStylesheet(new BoundedEnvironment(this.ctx, [], this.#work), sheet);
    countSelectors(evaluated.block, { count: 1, characters: 0 }, this.ctx);
    return evaluated;
  }

  protected override executeMixinCall(env: ExecEnv, call: MixinCall): Block {
    this.#work.countMixin();
    const made = super.executeMixinCall(env, call);
    this.#countRules(made);
    return made;
  }

  #countRules(block: Block): void {
    for (const rule of block.rules) {
      if (rule instanceof BlockNode) this.#countRules(rule.block);
      else if (!(rule instanceof Definition)) this.#work.countCharacters(this.ctx.render(rule).length);
    }
  }
}

/** How many selectors, and their characters together. */
interface Selectors {
  readonly count: number;
  readonly characters: number;
}

/** The selectors of a block inside `around` outer ones. Throws where they are too many or too long together. */
function countSelectors(block: Block, around: Selectors, ctx: ExecEnv['ctx']): Selectors {
  let count = 0;
  let characters = 0;
  for (const rule of block.rules) {
    if (!(rule instanceof BlockNode)) continue;
    let inside = around;
    if (rule instanceof Ruleset) {
      inside = combined(rule, around, ctx);
      count += inside.count;
      characters += inside.characters;
    }
    if (count <= MAX_SELECTORS && characters <= MAX_CHARACTERS) {
      const nested = countSelectors(rule.block, inside, ctx);
      count += nested.count;
      characters += nested.characters;
    }
    if (count > MAX_SELECTORS)
      throw new TooMuchWork(`The rules come to more than ${MAX_SELECTORS} selectors.`);
    if (characters > MAX_CHARACTERS)
      throw new TooMuchWork(`The selectors come to more than ${MAX_CHARACTERS} characters.`);
  }
  return { count, characters };
}

/** The selectors of a rule. Each `&` stands for every selector around it. */
function combined({ selectors }: Ruleset, around: Selectors, ctx: ExecEnv['ctx']): Selectors {
  let count = 0;
  let characters = 0;
  for (const selector of selectors.selectors) {
    const signs = Math.max(1, selector.elements.filter((one) => one.isWildcard()).length);
    const own = ctx.render(selector).length;
    count += around.count ** signs;
    characters += around.count ** signs * own + signs * around.count ** (signs - 1) * around.characters;
  }
  return { count, characters };
}
