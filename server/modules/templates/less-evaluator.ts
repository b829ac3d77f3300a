import { type Block, Evaluator, type ExecEnv, type MixinCall } from '@squarespace/less-ts';

/** Mixins one stylesheet may use, those in mixins counted each time. The largest of known themes uses some thousands. */
const MOST_MIXINS = 50_000;

/** The compiler's evaluator with counted mixins: two that call each other twice would never come to an end. */
export class BoundedEvaluator extends Evaluator {
  #mixins = 0;

  /** @throws Error when there are too many. */
  protected override executeMixinCall(env: ExecEnv, call: MixinCall): Block {
    this.#mixins += 1;
    if (this.#mixins > MOST_MIXINS) throw new Error(`More than ${MOST_MIXINS} mixins are used.`);
    return super.executeMixinCall(env, call);
  }
}
