/** Calls one batch takes at the most. */
const MOST_TOGETHER = 32;
/** Batches under way at the same time: one is worked on while the next is collected. */
const MOST_BATCHES = 2;

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

export interface Batching<Source, Input, Output> {
  /** Inputs are only put together when this is equal. */
  readonly groupOf: (input: Input) => string;
  /** Of inputs with the same key only one is under way at a time, in the order they came. */
  readonly keyOf: (input: Input) => string;
  /** Answers an output for each input, in their order. */
  readonly run: (source: Source, inputs: readonly Input[]) => Promise<readonly Output[]>;
  /**
   * Whether what `run` threw says that nothing of the batch was done; each input is then tried once by itself. After
   * anything else, such as a lost connection, all of it may have been done, and doing it again would do it twice.
   */
  readonly isUndone: (error: unknown) => boolean;
}

/**
 * Writes to `source` (a pool) so that what is asked for while earlier batches are under way goes in one statement:
 * under load a statement costs more than a row, and one commit is flushed for all. A call that comes alone goes
 * at once.
 */
export function batchCalls<Source extends object, Input, Output>(
  batching: Batching<Source, Input, Output>,
): (source: Source, input: Input) => Promise<Output> {
  const queues = new WeakMap<Source, (input: Input) => Promise<Output>>();
  return (source, input) => {
    const known = queues.get(source);
    if (known !== undefined) return known(input);
    const queue = openQueue(source, batching);
    queues.set(source, queue);
    return queue(input);
  };
}

function openQueue<Source, Input, Output>(
  source: Source,
  { groupOf, keyOf, run, isUndone }: Batching<Source, Input, Output>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  const busyKeys = new Set<string>();
  let underWay = 0;
  let isScheduled = false;

  /** Takes the next batch out of the queue: the first call that may go, and those that fit beside it. */
  const takeBatch = (): Waiting<Input, Output>[] => {
    const batch: Waiting<Input, Output>[] = [];
    const rest: Waiting<Input, Output>[] = [];
    let group: string | null = null;
    for (const call of waiting) {
      const key = keyOf(call.input);
      const mayGo = batch.length < MOST_TOGETHER && !busyKeys.has(key);
      if (mayGo && (group === null || group === groupOf(call.input))) {
        group = groupOf(call.input);
        busyKeys.add(key);
        batch.push(call);
      } else rest.push(call);
    }
    waiting = rest;
    return batch;
  };

  const runBatch = async (batch: readonly Waiting<Input, Output>[]): Promise<void> => {
    try {
      const outputs = await run(
        source,
        batch.map((call) => call.input),
      );
      batch.forEach((call, index) => call.resolve(outputs[index] as Output));
    } catch (error) {
      if (batch.length > 1 && isUndone(error)) {
        // One input that the statement cannot take must not fail the others'.
        for (const call of batch) await runBatch([call]);
      } else for (const call of batch) call.reject(error);
    }
  };

  const finish = async (batch: readonly Waiting<Input, Output>[]): Promise<void> => {
    await runBatch(batch);
    underWay -= 1;
    for (const call of batch) busyKeys.delete(keyOf(call.input));
    start();
  };

  const start = (): void => {
    isScheduled = false;
    while (underWay < MOST_BATCHES) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      underWay += 1;
      void finish(batch);
    }
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (isScheduled || underWay >= MOST_BATCHES) return;
      isScheduled = true;
      // After what else arrived in this turn of the loop.
      setImmediate(start);
    });
}
