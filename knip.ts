import type { KnipConfig } from 'knip';

/** Exports that production code may leave unused. */
const notYetCalled: KnipConfig['ignoreIssues'] = {
  'starters/demo-pictures.ts': ['exports'],
  // What a module offers, tests of other modules may use; a function is judged in its own file.
  'server/modules/*/index.ts': ['exports'],
  // What seeds and tests write at once, where owners edit a draft.
  'server/modules/content/parts/block-fields.ts': ['exports'],
  // What an owner does with content and gift cards; the admin has no screen for it yet.
  'server/modules/content/{authors,collections,item-status,items,redirects}.ts': ['exports'],
  'server/modules/gift-cards/service.ts': ['exports'],
};

/**
 * `npm run knip` looks twice. With everything: no file, export or dependency that nobody uses. And only at what runs
 * (`!` marks it): no rule that tests alone call, since the rule that runs must be the rule that is tested.
 */
export default function configure({ production = false }: { production?: boolean }): KnipConfig {
  return {
    // What a file uses itself may be exported for its test; a type may also be exported as part of a signature.
    ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
    ...(production ? { include: ['exports'], ignoreIssues: notYetCalled } : {}),
    workspaces: {
      '.': {
        entry: [
          'scripts/*.mjs!',
          'scripts/vitrine.ts!',
          'scripts/server.vite.config.ts!',
          'scripts/measure-fonts.ts',
        ],
        project: ['scripts/*.{ts,mjs}!'],
      },
      // Sentences are read through `localized`, a whole file at a time.
      domain: { entry: ['text/{en,de,fr,es}/*.ts!'], project: ['**/*.ts!'] },
      contracts: { project: ['**/*.ts!'] },
      blocks: { project: ['**/*.{ts,tsx}!'] },
      starters: { project: ['**/*.ts!'] },
      storefront: {
        entry: ['template-shim.vite.config.ts!', 'template-shim/start-shim.ts!'],
        project: ['**/*.{ts,tsx}!'],
      },
      server: {
        // Run as a separate program.
        entry: ['modules/media/encode-avif.mjs!'],
        project: ['**/*.{ts,tsx,mjs}!'],
        // Fonts of themes, read as files.
        ignoreDependencies: ['@fontsource(-variable)?/.+'],
      },
      // The form kit is complete before every screen uses all of it.
      editor: { entry: ['ui/form/*.{ts,tsx}!'], project: ['**/*.{ts,tsx}!'] },
      testing: {
        // Run as separate programs.
        entry: ['run-postgres.ts', 'chaos/{kill-server,two-servers,kill-mails,malformed-requests}.ts'],
        project: ['**/*.ts!'],
      },
      e2e: { project: ['**/*.ts'] },
      bench: { entry: ['run.ts', 'report-memory.mjs'], project: ['**/*.{ts,mjs}'] },
    },
  };
}
