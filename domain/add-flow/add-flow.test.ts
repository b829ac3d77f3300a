import { expect, test } from 'vitest';
import { addEnds, addFlow, firstAddState, isAddEnd, type AddEnd, type AddState } from './add-flow.ts';

const nextOf = (state: AddState): readonly string[] => Object.values(addFlow[state]);

test('every state and every end can be reached from a click, and nothing else is named', () => {
  const reached = new Set<string>([firstAddState]);
  for (const step of reached) {
    if (Object.hasOwn(addFlow, step)) for (const next of nextOf(step as AddState)) reached.add(next);
  }
  expect([...reached].toSorted()).toEqual([...Object.keys(addFlow), ...Object.keys(addEnds)].toSorted());
});

test('the flow has no cycles', () => {
  const walk = (step: string, trail: readonly string[]): void => {
    expect(trail).not.toContain(step);
    if (Object.hasOwn(addFlow, step)) {
      for (const next of nextOf(step as AddState)) walk(next, [...trail, step]);
    }
  };
  walk(firstAddState, []);
});

test('a state is never an end', () => {
  expect(Object.keys(addFlow).filter((state) => isAddEnd(state as AddState))).toEqual([]);
});

test('an end has an error type and a message exactly when it failed', () => {
  for (const [end, meaning] of Object.entries(addEnds)) {
    expect([end, 'errorType' in meaning, 'message' in meaning]).toEqual([
      end,
      meaning.kind === 'failed',
      meaning.kind === 'failed',
    ]);
  }
});

test('the nine steps have the order of the specification', () => {
  const order: AddState[] = ['options', 'variant', 'stock', 'quantity', 'form', 'way', 'add', 'afterAdd'];
  const depth = (goal: string, step: string = firstAddState, steps = 0): number =>
    step === goal
      ? steps
      : Object.hasOwn(addFlow, step)
        ? Math.min(...nextOf(step as AddState).map((next) => depth(goal, next, steps + 1)))
        : Number.POSITIVE_INFINITY;
  const depths = order.map((state) => depth(state));
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  expect(new Set(depths).size).toBe(order.length);
});

test('every error type of the catalogue that adding can meet has an end', () => {
  const types = new Set(
    (Object.keys(addEnds) as AddEnd[]).flatMap((end) => {
      const meaning = addEnds[end];
      return 'errorType' in meaning ? [meaning.errorType] : [];
    }),
  );
  expect([...types].toSorted()).toEqual([
    'API_FAILURE',
    'CUSTOM_FORM_RENDER_ERROR',
    'CUSTOM_FORM_RENDER_ERROR_OUT_OF_STOCK',
    'EXPRESS_CHECKOUT_FAILURE',
    'NO_VARIANT_SELECTED',
    'OUT_OF_STOCK',
    'QUANTITY_NOT_A_NUMBER',
    'SUB_API_FAILURE',
    'SUB_QUANTITY_NOT_A_WHOLE_NUMBER',
    'SUB_WITH_FORM_FAILURE',
    'VARIANT_UNAVAILABLE',
  ]);
});
