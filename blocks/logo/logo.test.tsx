import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPicture, aPlace, someData } from '../block-fixtures.ts';
import { LogoBlock } from './logo.render.tsx';
import { logoSchema } from './logo.schema.ts';

test('is the name of the site without a picture', () => {
  const html = renderToStaticMarkup(<LogoBlock {...aPlace(logoSchema.parse({}))} />);
  expect(html).toBe('<p data-align="start"><a class="logo" href="/">Fern &amp; Kiln</a></p>');
});

test('is a picture of the configured width with alternative text', () => {
  const data = someData({ assets: new Map([[aPicture.id, aPicture]]) });
  const props = logoSchema.parse({ assetId: aPicture.id, width: 120 });
  const html = renderToStaticMarkup(<LogoBlock {...aPlace(props, data)} />);
  expect(html).toContain('style="width:120px"');
  expect(html).toContain('alt="Fern &amp; Kiln"');
  expect(html).toContain('sizes="120px"');
});

test('refuses a script, and shows markup as text', () => {
  expect(logoSchema.safeParse({ href: 'javascript:alert(1)' }).success).toBe(false);
  expect(
    renderToStaticMarkup(<LogoBlock {...aPlace(logoSchema.parse({ text: '<img src=x>' }))} />),
  ).not.toContain('<img');
});
