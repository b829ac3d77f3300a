import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits for fade-ins, since colours in transition are not what people read. Endless animations are not waited for, and
 * nothing longer than a second: an animation outside the viewport may be paused half-way.
 */
async function settleAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .filter((animation) => animation.playState === 'running');
  await Promise.race([
    Promise.allSettled(ends.map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
}

/**
 * Runs axe on the page's current state and expects no violations of WCAG 2.2 AA and best practices; on the screens of
 * the admin, none of their colours in the other colour scheme either: once for each screen and each dialog on it.
 * `ignored` are rules that are not run.
 */
export async function expectAccessible(
  page: Page,
  { ignored = [] }: { readonly ignored?: readonly string[] } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await loadAxe(page);
  await expectNoViolations(page, { ignored });
  if (!new URL(page.url()).pathname.startsWith('/config') || !(await isNewState(page))) return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectNoViolations(page, { only: colourRules });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** What was seen in the other colour scheme by journeys of this process. */
const seenInOther = new Set<string>();

/** Whether this screen, with the dialog that is open on it and at this width, was not seen in the other scheme yet. */
async function isNewState(page: Page): Promise<boolean> {
  const dialogs = await page
    .locator('[role=dialog], [role=menu], [role=listbox], aside')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent),
    );
  const screen = new URL(page.url()).pathname.replaceAll(/[\da-f-]{36}|\d+/g, '*');
  const state = [screen, page.viewportSize()?.width, ...dialogs].join(' ');
  const isNew = !seenInOther.has(state);
  seenInOther.add(state);
  return isNew;
}

/** What another colour scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Rules {
  readonly only?: readonly string[];
  readonly ignored?: readonly string[];
}

async function expectNoViolations(page: Page, rules: Rules): Promise<void> {
  let found = await findViolations(page, rules);
  // A fade-in may start during the scan; a real problem shows up in every scan.
  for (let again = 0; again < 2 && found.length > 0; again += 1) found = await findViolations(page, rules);
  expect(found, JSON.stringify(found, null, 1)).toEqual([]);
}

/**
 * Works under a strict CSP; axe itself needs timers, so it cannot run on a page with scripts disabled. Evaluated with
 * Chromium's own protocol, the script is compiled once per process; `page.evaluate()` compiles it for each page.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${source};0` });
  await session.detach();
}

async function findViolations(page: Page, { only, ignored = [] }: Rules): Promise<readonly object[]> {
  await page.evaluate(settleAnimations);
  const options: RunOptions = {
    // Passed rules are only counted, which takes half the time.
    resultTypes: ['violations'],
    // Frames are separate pages, tested separately; axe cannot run in sandboxed ones.
    iframes: false,
    ...(only === undefined ? {} : { runOnly: [...only] }),
    rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
  };
  const results = await page.evaluate(
    (how) =>
      (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(how),
    options,
  );
  return results.violations.map((violation) => ({
    rule: violation.id,
    help: violation.help,
    where: violation.nodes
      .slice(0, 5)
      .map((node) => `${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  }));
}
