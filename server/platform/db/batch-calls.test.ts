import { describe, expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';

interface Call {
  readonly group?: string;
  readonly key: string;
  readonly value: number;
}

/** A source whose batches finish when the test releases them. */
function controlledSource(fails: (call: Call) => boolean = () => false, because = 'refused by the database') {
  const batches: { readonly values: readonly number[]; readonly end: () => void }[] = [];
  const send = batchCalls<Call, number>({
    groupOf: (call) => call.group ?? '',
    keyOf: (call) => call.key,
    isRolledBack: (error) => error instanceof Error && error.message === 'refused by the database',
    run: (calls) =>
      new Promise((resolve, reject) => {
        batches.push({
          values: calls.map((call) => call.value),
          end: () =>
            calls.some(fails) ? reject(new Error(because)) : resolve(calls.map((call) => call.value * 10)),
        });
      }),
  });
  return { batches, send };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const call = (value: number, key = String(value)): Call => ({ key, value });

describe('calls that are batched', () => {
  it('a single call runs at once, alone', async () => {
    const { batches, send } = controlledSource();
    const answer = send(call(1));
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1]]);
    batches[0]?.end();
    expect(await answer).toBe(10);
  });

  it('run together when made in one turn, and each gets its own result', async () => {
    const { batches, send } = controlledSource();
    const answers = Promise.all([send(call(1)), send(call(2)), send(call(3))]);
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1, 2, 3]]);
    batches[0]?.end();
    expect(await answers).toEqual([10, 20, 30]);
  });

  it('are collected while two batches are in flight', async () => {
    const { batches, send } = controlledSource();
    const answers = [send(call(1))];
    await turn();
    answers.push(send(call(2)));
    await turn();
    answers.push(send(call(3)));
    await turn();
    answers.push(send(call(4)));
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1], [2]]);
    batches[1]?.end();
    expect(await answers[1]).toBe(20);
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1], [2], [3, 4]]);
    batches[0]?.end();
    batches[2]?.end();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  it('with one key run one after the other, in order', async () => {
    const { batches, send } = controlledSource();
    const answers = [send(call(1, 'cart')), send(call(2, 'cart')), send(call(3))];
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1, 3]]);
    batches[0]?.end();
    await answers[0];
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1, 3], [2]]);
    batches[1]?.end();
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
  });

  it('of two groups never share a batch, and no more than 32 do', async () => {
    const { batches, send } = controlledSource();
    for (let value = 1; value <= 40; value += 1) {
      void send({ group: value === 2 ? 'other' : 'one', key: String(value), value });
    }
    await turn();
    expect(batches.map((batch) => batch.values.length)).toEqual([32, 1]);
    expect(batches[1]?.values).toEqual([2]);
  });

  it('are retried one by one when their batch fails, so that only the bad one fails', async () => {
    const { batches, send } = controlledSource((one) => one.value === 2);
    const answers = Promise.allSettled([send(call(1)), send(call(2)), send(call(3))]);
    for (let batch = 0; batch < 4; batch += 1) {
      await expect.poll(() => batches.length).toBe(batch + 1);
      batches[batch]?.end();
    }
    expect((await answers).map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches.map((batch) => batch.values)).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('all fail when the connection is lost, since a retry could run them twice', async () => {
    const { batches, send } = controlledSource(() => true, 'the connection is lost');
    const answers = Promise.allSettled([send(call(1)), send(call(2))]);
    await turn();
    batches[0]?.end();
    expect((await answers).map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    await turn();
    expect(batches.map((batch) => batch.values)).toEqual([[1, 2]]);
  });
});
