/** Loads a lazy chunk's own imports in parallel. The build inserts a call around each `import()`. */
const helper = (base) => `const seen = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: ${JSON.stringify(base)} + file,
    }));
  }
  return load();
}`;

/**
 * A Vite plugin that replaces Vite's own preload helper: half a KB on every page, mostly for stylesheets of chunks,
 * which the storefront does not have. What is preloaded, and when, is unchanged.
 */
export function leanPreload() {
  let base = '/';
  let isReplaced = false;
  return {
    name: 'lean-preload',
    enforce: 'pre',
    configResolved: (config) => void (base = config.base),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler() {
        isReplaced = true;
        return { code: helper(base), moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        this.error('Vite’s preload helper was not found: has its id changed?');
    },
  };
}
