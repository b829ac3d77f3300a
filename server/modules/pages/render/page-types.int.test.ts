import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined } from '../../../platform/http/encoded-body.ts';
import { projectRoot } from '../../../platform/project-root.ts';
import { findSite, updateSettings } from '../../websites/index.ts';
import { pageTypes, renderPageType } from './page-types.ts';
import { themeOf } from '../themes/themes.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('small');
  const themes = join(server.platform.config.dataFolder, 'themes');
  await mkdir(themes, { recursive: true });
  await symlink(join(projectRoot, 'testing/folder-sites/dockside'), join(themes, 'dockside'));
});
afterAll(() => server.close());

const site = async () => {
  const found = await findSite(server.platform, new URL(server.origin).host);
  if (found === null) throw new Error('no site');
  return found;
};

describe.each(['atelier', 'gazette', 'noctis', 'dockside'])('every page type in %s', (theme) => {
  beforeAll(() => updateSettings(server.platform, server.websiteId, { settings: { theme } }));

  it('has its words, its code and a page around them', async () => {
    const { settings, ...rest } = await site();
    const themed = { ...rest, settings: { ...settings, theme } };
    for (const { code, words, status } of pageTypes) {
      const page = await renderPageType(server.platform, themed, code);
      expect(page === null, String(code)).toBe(words === null);
      if (page === null || words === null) continue;
      expect(page.status).toBe(status);
      const html = joined(page.pieces).toString();
      expect(html, String(code)).toContain(pageTypesText('en')[words].sentence);
      expect(html, String(code)).toContain(`page-type-${code}`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html.match(/<h1/g), String(code)).toHaveLength(1);
    }
  });

  it('shows a form below its message, on pages that may have one', async () => {
    const { settings, ...rest } = await site();
    const themed = { ...rest, settings: { ...settings, theme } };
    const formHtml = '<form id="own-form"></form>';
    for (const code of [103, 104, 105, 106, 107, 300, 400]) {
      const page = await renderPageType(server.platform, themed, code, { formHtml });
      const html = joined(page?.pieces ?? []).toString();
      expect(html.includes('id="own-form"'), String(code)).toBe(![104, 400].includes(code));
    }
  });

  it('has a template of the theme, or a plain one', async () => {
    const { renderPart } = await themeOf(server.platform, await site(), theme);
    for (const { template } of pageTypes) {
      if (template === null) continue;
      expect(() => renderPart(`system/${template}`, {}, 0), template).not.toThrow();
    }
  });

  it('escapes the words it is given', async () => {
    const page = await renderPageType(server.platform, await site(), 103, {
      sentence: '<script>alert(1)</script>',
    });
    const html = joined(page?.pieces ?? []).toString();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert(1)');
  });
});

describe('codes', () => {
  it('are those of the specification, each once', () => {
    expect(pageTypes.map(({ code }) => code)).toEqual([
      50, 100, 101, 102, 103, 104, 105, 106, 107, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
      300, 301, 400,
    ]);
  });
});
