// `npm run size`: what a visitor downloads, against the budgets.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { weighPages } from './page-weight.mjs';
import { root } from './run.mjs';

const folder = `${root}dist/storefront/`;
if (!existsSync(`${folder}manifest.json`)) {
  console.error('There is no built storefront: run "npm run build" first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8'));
const rows = weighPages(manifest, (file) => gzipSync(readFileSync(folder + file), { level: 9 }).length);
for (const { page, bytes, limit, isOver } of rows) {
  const verdict = isOver ? 'over: load less at once, or import it late from an island' : 'within';
  console.log(
    `${page.padEnd(38)} ${(bytes / 1000).toFixed(1).padStart(6)} KB of ${(limit / 1000).toFixed(0).padStart(3)} KB gzip, ${verdict}`,
  );
}
process.exitCode = rows.some((row) => row.isOver) ? 1 : 0;
