// Loaded into the server beside its own code: at a word of the bench it collects garbage and tells what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (word) => {
  if (word !== 'memory') return;
  // Twice: what the first pass finalises is given back by the second.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
});
// To be spoken to is no reason to stay alive.
process.channel?.unref();
