// `npm start`: from a fresh clone to an open shop. It runs before anything is installed, so it imports only Node's own.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vitrine needs Node.js 20.19 or newer, and this is ${process.versions.node}: install a newer one.`,
  );
  process.exit(1);
}
const { runStart } = await import('./run-start.mjs');
await runStart();
