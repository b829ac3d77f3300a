/** Maximum number of calls in a batch. */
const MAX_BATCH_SIZE = 32;
/** Maximum number of batches in flight: one runs while the next is collected. */
const MAX_BATCHES = 2;

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

export interface Batching<Input, Output> {
  /** Only inputs with an equal group share a batch. */
  readonly groupOf: (input: Input) => string;
  /** Of inputs with the same key only one is in flight at a time, in order. */
  readonly keyOf: (input: Input) => string;
  /** Returns an output for each input, in their order. */
  readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>;
  /**
   * Whether the error means that nothing of the batch was applied; each input is then retried once by itself. After any
   * other error, such as a lost connection, the batch may have been applied, and a retry could apply it twice.
   */
  readonly isRolledBack: (error: unknown) => boolean;
}

/**
 * Batches writes: calls made while earlier batches are in flight go in one statement, because under load a statement
 * costs more than a row, and one commit is flushed for all. A single call runs at once. Each platform has its own
 * instance (`perPlatform`).
 */
export function batchCalls<Input, Output>({
  groupOf,
  keyOf,
  run,
  isRolledBack,
}: Batching<Input, Output>): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  const busyKeys = new Set<string>();
  let inFlight = 0;
  let isScheduled = false;

  /** Takes the next batch from the queue: the first call that may run, and those that can share its batch. */
  const takeBatch = (): Waiting<Input, Output>[] => {
    const batch: Waiting<Input, Output>[] = [];
    const rest: Waiting<Input, Output>[] = [];
    let group: string | null = null;
    for (const call of waiting) {
      const key = keyOf(call.input);
      const mayGo = batch.length < MAX_BATCH_SIZE && !busyKeys.has(key);
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
      const outputs = await run(batch.map((call) => call.input));
      batch.forEach((call, index) => call.resolve(outputs[index] as Output));
    } catch (error) {
      if (batch.length > 1 && isRolledBack(error)) {
        // An input that the statement rejects must not fail the others.
        for (const call of batch) await runBatch([call]);
      } else for (const call of batch) call.reject(error);
    }
  };

  const finish = async (batch: readonly Waiting<Input, Output>[]): Promise<void> => {
    await runBatch(batch);
    inFlight -= 1;
    for (const call of batch) busyKeys.delete(keyOf(call.input));
    start();
  };

  const start = (): void => {
    isScheduled = false;
    while (inFlight < MAX_BATCHES) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      inFlight += 1;
      void finish(batch);
    }
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (isScheduled || inFlight >= MAX_BATCHES) return;
      isScheduled = true;
      // After the other calls of this turn of the event loop.
      setImmediate(start);
    });
}
