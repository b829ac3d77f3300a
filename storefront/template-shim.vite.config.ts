import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Builds the globals that scripts of themes for another host call (`Y`, `ImageLoader` …) as one classic script:
 * it must run before those scripts, which run synchronously.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/_v/template-shim/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../dist/template-shim', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome107', 'edge107', 'firefox104', 'safari16'],
    manifest: 'manifest.json',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { shim: fileURLToPath(new URL('template-shim/start-shim.ts', import.meta.url)) },
      output: { format: 'iife', entryFileNames: '[name]-[hash].js' },
    },
  },
});
