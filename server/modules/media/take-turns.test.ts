import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

describe('taking turns', () => {
  it('runs no more at once than allowed, everyone in the order they came', async () => {
    const inTurn = takeTurns({ atOnce: 2, waiting: 10 });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const results = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        inTurn(async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(index);
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('turns away whoever finds the queue full, and goes on after a failure', async () => {
    const inTurn = takeTurns({ atOnce: 1, waiting: 1 });
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    const waiting = inTurn(() => Promise.resolve('second'));
    expect(await inTurn(() => Promise.resolve('third'))).toBeNull();
    await expect(failing).rejects.toThrow('broken');
    expect(await waiting).toBe('second');
    expect(await inTurn(() => Promise.resolve('fourth'))).toBe('fourth');
  });
});
