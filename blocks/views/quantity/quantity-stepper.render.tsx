import type { ReactNode } from 'react';

interface QuantityStepperProps {
  /** Accessible names of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  /** Absent until hydration; a click before that is replayed. */
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  /** The number field between the buttons, which works without them. */
  readonly children: ReactNode;
}

/**
 * − and + around a quantity. They are in the server's HTML already, so that hydration shifts nothing;
 * without JavaScript CSS hides them. At a limit a button stays focusable with `aria-disabled`.
 */
export function QuantityStepper(props: QuantityStepperProps): ReactNode {
  const { fewer, more, canDecrease, canIncrease, onStep, children } = props;
  return (
    <div className="stepper">
      <button
        className="stepper__button"
        type="button"
        aria-label={fewer}
        aria-disabled={canDecrease ? undefined : true}
        onClick={() => canDecrease && onStep?.(-1)}
      >
        {'−'}
      </button>
      {children}
      <button
        className="stepper__button"
        type="button"
        aria-label={more}
        aria-disabled={canIncrease ? undefined : true}
        onClick={() => canIncrease && onStep?.(1)}
      >
        {'+'}
      </button>
    </div>
  );
}
