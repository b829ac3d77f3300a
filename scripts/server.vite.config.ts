import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server's own code; npm packages stay in node_modules. */
export default defineConfig({
  root: at('..'),
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  // From dist/ another version of yauzl would be found, that of a development dependency.
  ssr: { noExternal: [/^@vitrine\//, 'yauzl'] },
  build: {
    ssr: at('vitrine.ts'),
    outDir: at('../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'vitrine.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
