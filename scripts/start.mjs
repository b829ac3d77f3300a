// `npm start`: from a new clone to a running shop. It runs before anything is installed, so it imports only Node's own
// modules.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
const { runProduct } = await import('./product.mjs');
await runProduct('start');
