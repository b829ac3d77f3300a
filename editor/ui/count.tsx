import { useShowNumber } from './show-money.ts';

/** A number of things with tabular figures, so that columns line up. */
export function Count(props: { value: number }) {
  return <span className="tabular">{useShowNumber()(props.value)}</span>;
}
