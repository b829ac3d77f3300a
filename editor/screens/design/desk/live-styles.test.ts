import type { StylesheetAnswer } from '@vitrine/contracts/design.ts';
import { describe, expect, it, vi } from 'vitest';
import { type LiveState, LiveStyles, type WantedStyles } from './live-styles.ts';

const stored: WantedStyles = { tweaks: {}, css: '' };
const answerOf = (facts: Partial<StylesheetAnswer> = {}): StylesheetAnswer => ({
  parts: [],
  own: '',
  classes: '',
  problems: [],
  contrast: [],
  derived: {},
  refused: {},
  ...facts,
});

/** Calls that are answered by hand, in the order in which they are made. */
function aDesk() {
  const asked: { readonly tweaks: WantedStyles['tweaks']; readonly have: readonly string[] }[] = [];
  const answers: ((answer: StylesheetAnswer | Error) => void)[] = [];
  const states: LiveState[] = [];
  const styles = new LiveStyles(
    stored,
    { problems: [], contrast: [] },
    (wanted) =>
      new Promise((resolve, reject) => {
        asked.push(wanted);
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    (state) => states.push(state),
    () => undefined,
  );
  const want = (size: string) => styles.want({ tweaks: { size }, css: '' });
  const answer = async (given: StylesheetAnswer | Error) => {
    answers.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { styles, asked, states, want, answer };
}

describe('the styles of the page on the desk', () => {
  it('are asked for one at a time, and of what changed meanwhile only the last', async () => {
    vi.useFakeTimers();
    const { asked, want, answer } = aDesk();
    for (const size of ['1', '2', '3', '4']) want(size);
    expect(asked.map(({ tweaks }) => tweaks['size'])).toEqual(['1']);
    await answer(answerOf());
    expect(asked.map(({ tweaks }) => tweaks['size'])).toEqual(['1', '4']);
    await answer(answerOf());
    want('4');
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it('come in parts, each once; where one is missing all are asked for', async () => {
    vi.useFakeTimers();
    const { asked, want, answer } = aDesk();
    want('1');
    await answer(
      answerOf({
        parts: [
          { id: 'a', css: 'a{}' },
          { id: 'b', css: 'b{}' },
        ],
      }),
    );
    want('2');
    expect(asked[1]?.have).toEqual(['a', 'b']);
    await answer(answerOf({ parts: [{ id: 'gone', css: null }] }));
    expect(asked[2]).toMatchObject({ tweaks: { size: '2' }, have: [] });
    vi.useRealTimers();
  });

  it('are asked for again after a failure, with the values of then', async () => {
    vi.useFakeTimers();
    const { styles, asked, states, want, answer } = aDesk();
    want('1');
    await answer(new Error('offline'));
    expect(states.at(-1)?.failure).toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toHaveLength(2);
    await answer(new Error('offline'));
    want('2');
    await answer(answerOf({ refused: { size: 'Write a number.' } }));
    expect(states.at(-1)).toMatchObject({ failure: null, refused: { size: 'Write a number.' } });
    styles.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  });
});
