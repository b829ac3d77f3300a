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

/** Maximum mixin calls per stylesheet, nested ones included. */
const MAX_MIXINS = 50_000;
/** Maximum variable look-ups, nested ones included. */
const MAX_VARIABLES = 300_000;
/** Maximum selectors after nested rules are expanded. */
const MAX_SELECTORS = 100_000;

/** Counts variable look-ups: forty variables that each use the next one twice are 10^12 look-ups. */
class BoundedEnvironment extends RuntimeExecEnv {
  readonly #lookups: { variables: number };

  constructor(ctx: ExecEnv['ctx'], frames: RuntimeExecEnv['frames'], lookups = { variables: 0 }) {
    super(ctx, frames);
    this.#lookups = lookups;
  }

  override copy(): ExecEnv {
    return new BoundedEnvironment(this.ctx, [...this.frames], this.#lookups);
  }

  override resolveDefinition(name: string): ReturnType<ExecEnv['resolveDefinition']> {
    this.#lookups.variables += 1;
    if (this.#lookups.variables > MAX_VARIABLES)
      throw new Error(`More than ${MAX_VARIABLES} variables are used.`);
    return super.resolveDefinition(name);
  }
}

/** The compiler's evaluator with limits: otherwise a few lines of Less can keep it busy forever. */
export class BoundedEvaluator extends Evaluator {
  #mixins = 0;

  /** The evaluated stylesheet. Throws an Error beyond the limits. */
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

/** The number of selectors of a block inside `around` outer ones. */
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
