import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  },
});
