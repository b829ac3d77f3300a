import { BNOT, Expr, LPRN, PLUS, type Token } from '@squarespace/template-engine/lib/math.js';
import { expressionOptions } from './expression-options.ts';

/** Token type of a reference to the context. */
const VARIABLE = 7;

/** Names on every object's prototype, which the package takes for constants of the language. */
const inherited = new Map<unknown, string>(
  Object.getOwnPropertyNames(Object.prototype).flatMap((name) => {
    const found: unknown = Object.getOwnPropertyDescriptor(Object.prototype, name)?.value;
    return found === undefined ? [] : [[found, name]];
  }),
);

/** The package's expression with two bugs fixed: prototype names, and `~` before a name. */
export class Expression extends Expr {
  constructor(text: string) {
    super(text, expressionOptions);
    this.build();
  }

  override build(): void {
    const tokens = this.tokens.elems;
    for (const [at, token] of tokens.entries()) {
      const name = inherited.get(token);
      if (name === undefined) continue;
      if (tokens[at + 1] === LPRN) {
        this.errors.push(`Invalid function ${name}`);
        return;
      }
      tokens[at] = { type: VARIABLE, value: [name] };
    }
    super.build();
    // `~a` reads the name instead of its value; `~+a` does not.
    this.expr = this.expr.map((queue) =>
      queue.flatMap((token, at): Token[] =>
        token === BNOT && queue[at - 1]?.type === VARIABLE ? [PLUS, token] : [token],
      ),
    );
  }
}
