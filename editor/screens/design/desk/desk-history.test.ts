import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change, close, type DeskHistory, redo, startHistory, undo } from './desk-history.ts';

const start = { accent: '#a8482f', ground: '#faf7f2', css: '' };
const set = (history: DeskHistory, key: string, value: string, at: number): DeskHistory =>
  change(history, { [key]: value }, { label: key, at });
const labels = ({ done }: DeskHistory) => done.map(({ label }) => label);

describe('the history of the design desk', () => {
  it('makes one step of a slider that is dragged, and two of a slider dragged twice', () => {
    let history = startHistory(start);
    for (const [at, value] of ['1', '2', '3'].entries()) history = set(history, 'size', value, at * 40);
    expect(labels(history)).toEqual(['size']);
    history = set(close(history), 'size', '4', 130);
    history = set(history, 'size', '5', 2000);
    expect(labels(history)).toEqual(['size', 'size', 'size']);
    expect(undo(undo(history) ?? history)?.values['size']).toBe('3');
  });

  it('makes a step of each control, however quickly they follow', () => {
    const history = set(set(startHistory(start), 'accent', '#000000', 0), 'ground', '#ffffff', 1);
    expect(labels(history)).toEqual(['accent', 'ground']);
    expect(undo(history)?.values).toEqual({ ...start, accent: '#000000' });
  });

  it('has no step for what leads back to where it began, or changes nothing', () => {
    const history = set(set(startHistory(start), 'accent', '#000000', 0), 'accent', '#a8482f', 10);
    expect(labels(history)).toEqual([]);
    expect(set(history, 'ground', '#faf7f2', 20)).toBe(history);
  });

  it('forgets what was undone once something else is done', () => {
    const undone = undo(set(startHistory(start), 'accent', '#000000', 0));
    expect(undone?.undone).toHaveLength(1);
    expect(redo(set(undone ?? startHistory(start), 'css', 'a{}', 1))).toBeNull();
  });

  it('keeps thousands of steps, but not gigabytes of code', () => {
    let history = startHistory(start);
    for (let step = 0; step < 6000; step += 1) history = set(close(history), 'size', String(step), step);
    expect(history.done).toHaveLength(6000);
    for (let step = 0; step < 300; step += 1)
      history = set(close(history), 'css', `${step}${'x'.repeat(60_000)}`, step);
    expect(history.done.length).toBeLessThan(300);
    expect(history.done.length).toBeGreaterThan(100);
  });

  const action = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constant('set'),
        fc.constantFrom('accent', 'ground', 'css', 'new'),
        fc.constantFrom('', 'a', 'b', 'c'),
      ),
    },
    fc.constant(['close'] as const),
    fc.constant(['undo'] as const),
    fc.constant(['redo'] as const),
  );
  it('leads back to the start by undoing everything, and to the end by doing everything again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(action, fc.integer({ min: 0, max: 1500 })), { maxLength: 60 }),
        (actions) => {
          let history = startHistory(start);
          let now = 0;
          for (const [[kind, key = '', value = ''], passed] of actions) {
            now += passed;
            if (kind === 'set') history = set(history, key, value, now);
            else if (kind === 'close') history = close(history);
            else history = (kind === 'undo' ? undo(history) : redo(history)) ?? history;
          }
          const end = history.values;
          let back = history;
          for (let next = undo(back); next !== null; next = undo(back)) back = next;
          // A key that was not there at first is empty then.
          expect({ new: '', ...back.values }).toEqual({ new: '', ...start });
          let again = back;
          for (let left = history.done.length; left > 0; left -= 1) again = redo(again) ?? again;
          expect({ new: '', ...again.values }).toEqual({ new: '', ...end });
        },
      ),
    );
  });
});
