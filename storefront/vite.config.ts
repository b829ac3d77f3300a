import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leanPreload } from './lean-preload.mjs';
import { oneLocale } from './one-locale.mjs';

const inEveryPage =
  /storefront[\\/](http[\\/](c|leave|guard-leaving)|dialog[\\/](show|alert|open)|add-flow[\\/]add-without|product-grid[\\/]watch|gallery[\\/]another|islands[\\/](watch|held)|cart[\\/]cart-marks)|domain[\\/](text[\\/](fill|(en|de|fr|es)[\\/]calls)|cart[\\/]cart-label)|vite[\\/]preload/;

const cardForms =
  /blocks[\\/]views[\\/]checkout[\\/](card-fields|checkout-fields|field|provider-slot|use-card)|domain[\\/](order[\\/]type-card|text[\\/](en|de|fr|es)[\\/]checkout\.)/;

// What product pages share with the cart, and what they share with lists: one chunk each, for the same reason.
const ofProducts =
  /domain[\\/](text[\\/](en|de|fr|es)[\\/](commerce|product-page)|product[\\/]product-rules|cart[\\/]parse-quantity)\.ts|storefront[\\/]add-flow[\\/]add-entry/;
const ofAdding =
  /domain[\\/]add-flow[\\/]|blocks[\\/]views[\\/]product[\\/]add-button-state|storefront[\\/]add-flow[\\/]place-of/;

/**
 * Builds what a visitor's browser loads: `boot` (the one entry, on every page) and one chunk for each island,
 * loaded when the island is touched or seen. React is one shared chunk, so a page without islands never loads it.
 * The mode is the locale whose texts it contains; there is a build for each. The server reads each `manifest.json` to
 * find the hashed names and serves the folders at `/_v/storefront/<locale>/`.
 */
export default defineConfig(({ mode: locale }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: `/_v/storefront/${locale}/`,
  plugins: [oneLocale(locale), leanPreload()],
  define: { BUILD_LOCALE: JSON.stringify(locale) },
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: fileURLToPath(new URL(`../dist/storefront/${locale}`, import.meta.url)),
    emptyOutDir: true,
    target: ['chrome107', 'edge107', 'firefox104', 'safari16'],
    manifest: 'manifest.json',
    modulePreload: {
      polyfill: false,
      // `base` is loaded before anything else: no chunk needs to preload it.
      resolveDependencies: (_, needed) => needed.filter((name) => !name.startsWith('base-')),
    },
    // Sizes are checked by scripts/check-size.mjs, on what a page loads rather than on single files.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { boot: fileURLToPath(new URL('boot.ts', import.meta.url)) },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Every page loads these with `boot`. As one file they are a KB smaller than each by itself.
            { name: 'base', test: inEveryPage },
            // What carts and products ask of a product's type.
            { name: 'traits', test: /domain[\\/]product[\\/]product-traits/ },
            // What carts and checkouts share.
            { name: 'cart', test: /domain[\\/]text[\\/](en|de|fr|es)[\\/]cart\./ },
            { name: 'product', test: ofProducts },
            { name: 'adding', test: ofAdding },
            // What the checkout and the card form of a subscription share.
            { name: 'card', test: cardForms },
          ],
        },
      },
    },
  },
}));
