import {
  type Block,
  BlockNode,
  Evaluator,
  type ExecEnv,
  type MixinCall,
  Ruleset,
  RuntimeExecEnv,
  type Stylesheet,
} from '@squarespace/less-ts';

/** Mixins one stylesheet may use, those in mixins counted each time. */
const MAX_MIXINS = 50_000;
/** Variables it may ask for, those in variables counted each time. */
const MAX_VARIABLES = 300_000;
/** Selectors its rules may come to, rules inside rules written out. */
const MAX_SELECTORS = 100_000;

/** Where variables are looked up, counted: forty that each name the next twice are a million million. */
class BoundedEnvironment extends RuntimeExecEnv {
  readonly #asked: { variables: number };

  constructor(ctx: ExecEnv['ctx'], frames: RuntimeExecEnv['frames'], asked = { variables: 0 }) {
    super(ctx, frames);
    this.#asked = asked;
  }

  override copy(): ExecEnv {
    return new BoundedEnvironment(this.ctx, [...this.frames], this.#asked);
  }

  override resolveDefinition(name: string): ReturnType<ExecEnv['resolveDefinition']> {
    this.#asked.variables += 1;
    if (this.#asked.variables > MAX_VARIABLES)
      throw new Error(`More than ${MAX_VARIABLES} variables are used.`);
    return super.resolveDefinition(name);
  }
}

/** The compiler's evaluator within bounds: a few lines of Less can else keep it busy for ever. */
export class BoundedEvaluator extends Evaluator {
  #mixins = 0;

  /** The stylesheet with everything worked out. Throws an Error for what goes beyond the bounds. */
  evaluateWhole(sheet: Stylesheet): Stylesheet {
    const evaluated = this.evaluateStylesheet(new BoundedEnvironment(this.ctx, []), sheet);
    countSelectors(evaluated.block, 1);
    return evaluated;
  }

  protected override executeMixinCall(env: ExecEnv, call: MixinCall): Block {
    this.#mixins += 1;
    if (this.#mixins > MAX_MIXINS) throw new Error(`More than ${MAX_MIXINS} mixins are used.`);
    return super.executeMixinCall(env, call);
  }
}

/** How many selectors a block comes to, inside `around` ones. */
function countSelectors(block: Block, around: number): number {
  let count = 0;
  for (const rule of block.rules) {
    if (!(rule instanceof BlockNode)) continue;
    let inside = around;
    if (rule instanceof Ruleset) {
      // Each `&` stands for every selector around it.
      inside = rule.selectors.selectors
        .map(({ elements }) => around ** Math.max(1, elements.filter((one) => one.isWildcard()).length))
        .reduce((sum, one) => sum + one, 0);
      count += inside;
    }
    if (count <= MAX_SELECTORS) count += countSelectors(rule.block, inside);
    if (count > MAX_SELECTORS) throw new Error(`The rules come to more than ${MAX_SELECTORS} selectors.`);
  }
  return count;
}
