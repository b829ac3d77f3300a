// `npm start`: from a fresh clone to an open shop. It runs before anything is installed, so it imports only Node's own.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
const { runProduct } = await import('./product.mjs');
await runProduct('start');
