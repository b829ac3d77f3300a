import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildApp } from '@vitrine/server/app.ts';
import { installStarter, settingsOf } from '@vitrine/server/modules/sites/install-starter.ts';
import { createWebsite } from '@vitrine/server/modules/websites/index.ts';
import { openPlatform } from '@vitrine/server/open-platform.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { readSettings } from '@vitrine/server/read-settings.ts';
import { loadStarters } from '@vitrine/starters/index.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import sharp from 'sharp';
import { findChromium } from '../scripts/find-chromium.mjs';

/**
 * `npm run starters [-- name …]`: takes the pictures of the gallery, `starters/<name>/previews/*.webp`, from the
 * starters as they are. The storefront has to be built. With SHOTS=<folder> it also stores every page of each at 390,
 * 820 and 1440 pixels, to look at.
 */

const wanted = process.argv.slice(2);
const shots = process.env['SHOTS'];

/** Scrolls through a page, so that pictures load, and waits until they have. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    // One that is not shown at this width never loads.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([late, Promise.all(shown.map((image) => image.decode().catch(() => undefined)))]);
  });
}

const webp = (png: Buffer, width: number) => sharp(png).resize({ width }).webp({ quality: 82, effort: 6 });

const folder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'));
const port = await freePort(4881);
const config = {
  ...readSettings({ VITRINE_DATA: folder, PORT: String(port), VITRINE_AVIF: '0' }, projectRoot),
  rateLimits: 0,
};
const platform = await openPlatform(config, (_name, work) => work());
const app = await buildApp(platform);
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? '',
  args: ['--no-sandbox'],
});
try {
  await app.listen({ port, host: '127.0.0.1' });
  for (const starter of await loadStarters()) {
    if (wanted.length > 0 && !wanted.includes(starter.name)) continue;
    const host = `${starter.name}.localhost:${port}`;
    const websiteId = await createWebsite(platform, {
      identifier: starter.name,
      title: starter.site.title,
      settings: settingsOf(starter),
      hosts: [host],
    });
    const begun = performance.now();
    await installStarter(platform, websiteId, starter, async () => undefined);
    console.log(`${starter.name}: made in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    const previews = join(projectRoot, 'starters', starter.name, 'previews');
    await mkdir(previews, { recursive: true });
    const open = async (width: number, height: number, path = '/') => {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(`http://${host}${path}`);
      await settle(page);
      return page;
    };
    const desktop = await open(1280, 900);
    await webp(await desktop.screenshot(), 960).toFile(join(previews, 'desktop.webp'));
    await webp(await desktop.screenshot({ fullPage: true }), 1000).toFile(join(previews, 'whole.webp'));
    await desktop.close();
    const phone = await open(390, 780);
    await webp(await phone.screenshot(), 390).toFile(join(previews, 'phone.webp'));
    await phone.close();
    if (shots === undefined) continue;
    await mkdir(shots, { recursive: true });
    for (const { urlId } of starter.pages)
      for (const width of [390, 820, 1440]) {
        const page = await open(width, 900, `/${urlId}`);
        await page.screenshot({
          path: join(shots, `${starter.name}-${urlId || 'home'}-${width}.png`),
          fullPage: true,
        });
        await page.close();
      }
  }
} finally {
  await browser.close();
  await app.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
}
