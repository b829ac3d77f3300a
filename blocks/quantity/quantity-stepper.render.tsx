import type { ReactNode } from 'react';

interface QuantityStepperProps {
  /** What the buttons are called. */
  readonly fewer: string;
  readonly more: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  /** Absent until the page listens; a press before that is played again. */
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  /** The number field between the buttons, which does without them. */
  readonly children: ReactNode;
}

/**
 * − and + around a quantity. They stand in the server's HTML already, so that nothing moves when they begin to answer;
 * without JavaScript the styles leave them out. At an end a button stays focusable and says that it can do no more.
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
