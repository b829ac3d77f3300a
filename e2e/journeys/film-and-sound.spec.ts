import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectPageBasics } from '../page-basics.ts';

/** A post with video and one with audio: nothing of them is fetched before they are played. */

test('a video waits for its play button, and then plays in place', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) fetched.push(request.url());
  });
  await page.goto('/journal/a-vase-in-twenty-seconds');
  await expectPageBasics(page);
  await expectAccessible(page);
  const film = page.locator('article video');
  await expect(film).toBeVisible();
  await expect(film).not.toHaveAttribute('controls', /.*/);
  expect(fetched).toEqual([]);
  await page.getByRole('link', { name: 'Play A vase in twenty seconds' }).press('Enter');
  await expect(film).toHaveAttribute('controls', /.*/);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(fetched.length).toBeGreaterThan(0);
});

test('audio has the browser’s own player, and its file supports ranges @desktop-only', async ({ page }) => {
  await page.goto('/journal/what-a-kiln-says');
  await expectPageBasics(page);
  await expectAccessible(page);
  const sound = page.locator('article audio');
  await expect(sound).toHaveAttribute('preload', 'none');
  const address = await sound.evaluate(
    (audio: HTMLAudioElement) => audio.currentSrc || audio.querySelector('source')?.src || audio.src,
  );
  const part = await page.request.get(address, { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
});
