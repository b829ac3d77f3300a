import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cartView, mockCart } from '@vitrine/server/modules/cart/index.ts';
import {
  hostScripts,
  storefrontFiles,
  storefrontFolder,
  templateShimFolder,
} from '@vitrine/server/modules/pages/index.ts';
import { COPIES, loadThemeFolder, samplePages, type Theme } from '@vitrine/server/modules/templates/index.ts';
import type { Site } from '@vitrine/server/modules/websites/index.ts';
import { pagePolicy } from '@vitrine/server/platform/http/security-headers.ts';
import type { BrowserContext, Route } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import { describeFault, checkControls } from './check-controls.ts';

/** A problem found in a browser. */
export interface SeenProblem {
  readonly severity: 'error' | 'warning';
  readonly path: string;
  readonly message: string;
}

const ORIGIN = 'http://theme-check.localhost';
const WIDTHS = [1280, 390] as const;
/** Milliseconds until elements hidden by a folder's scripts have been revealed. */
const SETTLES = 2400;
const PAGE_TIMEOUT = 20_000;

/** A sample site to calculate a cart with. */
const sampleSite: Site = {
  websiteId: '01890000-0000-7000-8000-0000000000d1',
  identifier: 'sample',
  title: 'Sample & Co',
  revision: 1,
  homeCollectionId: null,
  origin: ORIGIN,
  locale: 'en',
  isSecure: false,
  isOwnHost: true,
  isClosed: false,
  logo: null,
  icon: null,
  settings: {
    theme: 'sample',
    tagLine: '',
    description: '',
    language: 'en-US',
    timeZone: 'America/New_York',
    contactEmail: 'owner@example.com',
    address: [],
    mainNavigation: [],
    footerNavigation: [],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
};

/**
 * Opens pages of a theme with sample content in a browser, at desktop and phone width, and reports script errors,
 * blocked requests, and controls that cannot be read or reached. Null when there is no browser.
 */
export async function openPages(folder: string, now: number): Promise<readonly SeenProblem[] | null> {
  const executablePath = await findChromium();
  const playwright = executablePath === null ? null : await import('playwright-core').catch(() => null);
  if (playwright === null || executablePath === null) return null;
  const theme = await loadThemeFolder(folder);
  const pages = samplePages(theme, now, (context) => headOf(theme, context), {
    shoppingCart: { cart: cartView(sampleSite, mockCart(), now), crumb: '' },
  });
  const found = new Map<string, SeenProblem>();
  const report = (severity: SeenProblem['severity'], path: string, message: string): void => {
    found.set(`${path} ${message}`, { severity, path, message });
  };
  const browser = await playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      const htmlAt = new Map(pages.map(({ path, html }) => [path, html]));
      await context.route('**/*', (route) => answer(route, theme, htmlAt, report));
      await Promise.all(pages.map(({ path }) => openOne(context, theme, path, report)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [...found.values()].toSorted((a, b) => a.path.localeCompare(b.path));
}

type Report = (severity: SeenProblem['severity'], path: string, message: string) => void;

function headOf(theme: Theme, context: Readonly<Record<string, unknown>>): string {
  const { boot: boots, templateShim } = storefrontFiles();
  const boot = boots[sampleSite.locale];
  const script =
    boot === null
      ? ''
      : `<script type="module" src="${boot}"${theme.isForeign ? ' data-reveal' : ''} data-website="sample"></script>`;
  return `<link rel="stylesheet" href="${theme.stylesheet.url}">${script}${hostScripts(theme, templateShim, context, {})}`;
}

async function openOne(context: BrowserContext, theme: Theme, path: string, report: Report): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', (error) =>
    report('error', path, `Script error: ${error.message.split('\n')[0] ?? ''}`),
  );
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      console.debug(`blocked ${blockedURI} ${effectiveDirective}`),
    );
  });
  page.on('console', (message) => {
    const [word, address = '', directive = ''] = message.text().split(' ');
    if (word === 'blocked') report('warning', path, `Not loaded (${directive}): ${address}`);
  });
  try {
    await page.goto(ORIGIN + path, { timeout: PAGE_TIMEOUT });
    if (theme.isForeign) await page.waitForTimeout(SETTLES);
    for (const fault of (await checkControls(page)).faults) report('error', path, describeFault(fault));
  } catch (error) {
    report(
      'error',
      path,
      `The page could not be opened: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    );
  }
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#b9b3a8"/></svg>';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

/** Serves the pages' requests from the folder and the built storefront; requests to other origins are aborted. */
async function answer(
  route: Route,
  theme: Theme,
  htmlAt: ReadonlyMap<string, string>,
  report: Report,
): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin !== ORIGIN) return route.abort();
  const path = decodeURIComponent(url.pathname);
  const html = htmlAt.get(path);
  if (html !== undefined)
    return route.fulfill({
      body: html,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy() },
    });
  if (path.startsWith('/media/')) return route.fulfill({ body: picture, contentType: 'image/svg+xml' });
  if (path.startsWith('/api/')) return route.fulfill({ json: {} });
  const body = path === theme.stylesheet.url ? theme.stylesheet.body : fileAt(theme, path);
  if (body !== null)
    return route.fulfill({
      body,
      contentType: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
    });
  if (/^\/(?:assets|scripts|_v)\//.test(path))
    report('warning', path, 'A page requests this file, which does not exist');
  return route.fulfill({ status: 404, body: '' });
}

function fileAt(theme: Theme, path: string): Buffer | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const inline = path.startsWith('/_v/theme-scripts/') ? theme.inlineScripts.get(name) : undefined;
  if (inline !== undefined) return Buffer.from(inline);
  const [, area = '', rest = ''] = /^\/(_v\/[\w-]+|assets|scripts)\/(.+)$/.exec(path) ?? [];
  const own = area === 'assets' ? `assets/${rest}` : `scripts/${rest}`;
  const place =
    area === '_v/storefront'
      ? join(storefrontFolder, rest)
      : area === '_v/template-shim'
        ? join(templateShimFolder, name)
        : area === '_v/theme-copies'
          ? join(theme.folder, COPIES, name)
          : area === '_v/fonts'
            ? (theme.fonts.get(name) ?? '')
            : theme.assets.has(own)
              ? join(theme.folder, own)
              : '';
  return place !== '' && existsSync(place) ? readFileSync(place) : null;
}
