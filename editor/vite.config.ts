import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Of the rest, the order of style sheets is that in which screens import them: where rules weigh the same, it decides. */
const withoutStyles = /[\\/](node_modules|domain|contracts|editor[\\/]text)[\\/].*(?<!\.css)$/;

/** The editor, built into dist/editor and served by the server under /config/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/config/',
  plugins: [react()],
  build: {
    outDir: '../dist/editor',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By itself the bundler makes a file of each component that several screens share: a screen then took 60 requests,
        // whose headers weighed more than the code in most of them. Now the first page is one file, what many parts share
        // is another one, and the rest is each part's own.
        codeSplitting: {
          groups: [
            { name: 'boot', tags: ['$initial'], priority: 2 },
            { name: 'common', test: withoutStyles, minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
});
