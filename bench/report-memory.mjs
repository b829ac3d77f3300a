// Preloaded into the server with --import: on a message from the benchmark it collects garbage and reports what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (word) => {
  if (word !== 'memory') return;
  // Twice: what the first run finalizes is freed by the second.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
});
// The message channel must not keep the process alive.
process.channel?.unref();
