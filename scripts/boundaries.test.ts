import { describe, expect, it } from 'vitest';
import { findBreaches, importsOf } from './boundaries.mjs';

/** A cache keyed by an object of the type `key`. */
const cache = (key: string) => `const caches = new WeakMap<${key}, string>();`;

const check = (files: Record<string, string>) => findBreaches(new Map(Object.entries(files)));

describe('reading the imports of a source', () => {
  it('finds every form and distinguishes types from values', () => {
    const text = `
      import { a } from './a.ts';
      import type { B } from './b.ts';
      import { type C, type D } from './c.ts';
      import e, { type F } from './e.ts';
      import './g.css';
      export * from './h.ts';
      export { i } from "./i.ts";
      const late = () => import('./j.ts');
      // import { no } from './comment.ts';
      /* import './comment.ts' */
      import {
        k,
        l,
      } from './k.ts';`;
    const found = importsOf(text);
    expect(found.map((link) => link.from).toSorted()).toEqual(
      ['a.ts', 'b.ts', 'c.ts', 'e.ts', 'g.css', 'h.ts', 'i.ts', 'j.ts', 'k.ts'].map((name) => `./${name}`),
    );
    expect(found.filter((link) => link.isType).map((link) => link.from)).toEqual(['./b.ts', './c.ts']);
  });
});

describe('the import boundaries', () => {
  it('allow the folder of one language only in the catalogue and in tests', () => {
    const texts = {
      'domain/text/cart.ts': `import * as en from './en/cart.ts';`,
      'domain/text/en/cart.ts': '',
    };
    const importing = `import { remove } from '@vitrine/domain/text/en/cart.ts';`;
    expect(check({ ...texts, 'blocks/x.test.tsx': importing })).toEqual([]);
    expect(check({ ...texts, 'blocks/x.tsx': importing })).toEqual([
      expect.stringContaining('blocks/x.tsx imports domain/text/en/cart.ts'),
    ]);
  });

  it('are kept when every import points to a lower layer', () => {
    expect(
      check({
        'editor/main.tsx': `import { x } from '@vitrine/blocks/x.tsx';`,
        'blocks/x.tsx': `import { y } from '@vitrine/domain/y.ts'; import { useState } from 'react';`,
        'domain/y.ts': `export const y = (now: number) => new Date(now);`,
        'server/modules/cart/service.ts': `import { stock } from '../catalog/index.ts';`,
        'server/modules/catalog/index.ts': `export { stock } from './stock.ts';`,
        'server/modules/catalog/stock.ts': `export const stock = 1;`,
      }),
    ).toEqual([]);
  });

  it('say what to move where when an import points to a higher layer', () => {
    const breaches = check({
      'blocks/cart.tsx': `import { find } from '@vitrine/server/modules/cart/index.ts';`,
      'server/modules/cart/index.ts': `export const find = 1;`,
    });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('blocks/ may not import server/');
    expect(breaches[0]).toContain('Move what both need to');
  });

  it('allow the test tools in tests only', () => {
    const importing = `import { openTestDatabase } from '@vitrine/testing/database.ts';`;
    expect(check({ 'server/a.test.ts': importing })).toEqual([]);
    expect(check({ 'server/a.ts': importing })).toHaveLength(1);
  });

  it('keep domain free of packages, time and randomness', () => {
    const breaches = check({
      'domain/a.ts': `import { readFile } from 'node:fs';\nexport const b = () => Date.now() + Math.random();`,
      'domain/b.ts': `// Date.now() is named only here\nexport const c = 1;`,
    });
    expect(breaches.map((line) => line.split(':')[0])).toEqual([
      'domain/a.ts imports node',
      'domain/a.ts uses Date.now()',
      'domain/a.ts uses Math.random()',
    ]);
  });

  it('let a module import only the services of another', () => {
    const breaches = check({
      'server/modules/cart/service.ts': `import { stock } from '../catalog/stock.ts';`,
      'server/modules/catalog/stock.ts': `export const stock = 1;`,
    });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('Export what is needed from server/modules/catalog/index.ts');
  });

  it('find modules whose services use each other', () => {
    const breaches = check({
      'server/modules/cart/index.ts': `export { a } from './a.ts'; export { b } from './b.ts';`,
      'server/modules/cart/a.ts': `export const a = 1;`,
      'server/modules/cart/b.ts': `import { c } from '../catalog/index.ts'; export const b = c;`,
      'server/modules/catalog/index.ts': `export { c } from './c.ts'; export { d } from './d.ts';`,
      'server/modules/catalog/c.ts': `export const c = 1;`,
      'server/modules/catalog/d.ts': `import { a } from '../cart/index.ts'; export const d = a;`,
    });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('server/modules/cart/b.ts -> server/modules/catalog/index.ts');
  });

  it('let the routes of a module use a module that uses its services', () => {
    const files = {
      'server/modules/index.ts': `import { cartModule } from './cart/module.ts';`,
      'server/modules/cart/index.ts': `export { a } from './a.ts';`,
      'server/modules/cart/a.ts': `export const a = 1;`,
      'server/modules/cart/module.ts': `import { routes } from './routes.ts'; export const cartModule = routes;`,
      'server/modules/cart/routes.ts': `import { page } from '../pages/index.ts'; export const routes = page;`,
      'server/modules/pages/index.ts': `import { a } from '../cart/index.ts'; export const page = a;`,
    };
    expect(check(files)).toEqual([]);
  });

  it('let only the list of modules import a definition', () => {
    const breaches = check({
      'server/modules/cart/module.ts': `export const cartModule = 1;`,
      'server/modules/pages/routes.ts': `import { cartModule } from '../cart/module.ts';`,
      'server/app.ts': `import { cartModule } from './modules/cart/module.ts';`,
    });
    expect(breaches).toHaveLength(2);
    expect(breaches[0]).toContain('only server/modules/index.ts imports the definition of a module');
  });

  it('keep the platform free of features, even of their types', () => {
    const breaches = check({
      'server/platform/http/site.ts': `import type { Cart } from '../../modules/cart/index.ts';`,
      'server/modules/cart/index.ts': `export interface Cart {}`,
    });
    expect(breaches).toEqual([expect.stringContaining('the platform knows no feature')]);
  });

  it('refuse a cache keyed by a platform or a website', () => {
    expect(check({ 'server/a.ts': cache('Platform') })[0]).toContain('Make it with perPlatform()');
    expect(check({ 'server/a.ts': cache('Site') })).toHaveLength(1);
    expect(check({ 'server/a.ts': cache('FastifyRequest') })).toEqual([]);
  });

  it.each([
    ['values', `import { a } from './a.ts';`],
    ['types', `import type { a } from './a.ts';`],
    ['late imports', `const a = () => import('./a.ts');`],
  ])('find files that import each other, through %s too', (_what, back) => {
    const breaches = check({ 'editor/a.ts': `import { b } from './b.ts';`, 'editor/b.ts': back });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('editor/a.ts -> editor/b.ts -> editor/a.ts');
  });

  it('show the chain of imports that would ship zod to a visitor', () => {
    const files = {
      'storefront/boot.ts': `import { view } from '@vitrine/blocks/view.tsx';`,
      'blocks/view.tsx': `import { schema } from './view.schema.ts';`,
      'blocks/view.schema.ts': `import * as z from 'zod';`,
    };
    expect(check(files)[0]).toContain(
      'storefront/boot.ts -> blocks/view.tsx -> blocks/view.schema.ts -> zod',
    );
    expect(check({ ...files, 'blocks/view.tsx': `import type { schema } from './view.schema.ts';` })).toEqual(
      [],
    );
  });
});
