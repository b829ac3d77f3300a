import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';
import { milliseconds, type Figure } from './figure.ts';
import { median } from './http-load.ts';
import { serveStaticPage } from './static-page.ts';
import { benchOrigin } from './shop-under-test.ts';

const pages = {
  home: '/',
  product: '/shop/p/stoneware-mug',
  list: '/shop',
  post: '/journal/two-hundred-tiles',
} as const;
const rounds = 5;
/** A cheap phone on a slow 4G connection, with Lighthouse's settings. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
} as const;
const slowdown = 4;

interface PhoneLoad {
  /** Milliseconds from the start of navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  /** Address of the picture that is the largest paint; empty where it is text. */
  readonly picture: string;
  readonly layoutShift: number;
  /** Total blocking time: milliseconds beyond 50 ms of all tasks after the first paint. */
  readonly blocking: number;
  /** Bytes over the wire by kind of resource. */
  readonly bytes: Readonly<Record<string, number>>;
}

/**
 * Home, product, list and post on a throttled phone with an empty cache; medians. Each load alternates with one of a
 * static page of the same bytes, so that other load on the machine slows both alike.
 */
export async function measurePhonePages(origin: string = benchOrigin): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (executablePath === null) {
    return [{ name: 'pages on a throttled phone', value: 'skipped', note: 'no Chromium on this machine' }];
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      console.log(`The ${name} page on a throttled phone …`);
      // A fresh shop generates picture renditions on demand; later visitors do not wait for that.
      const { picture } = await loadAsPhone(browser, origin + path);
      const still = await serveStaticPage(origin + path, picture);
      const loads: PhoneLoad[] = [];
      const staticLoads: PhoneLoad[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          loads.push(await loadAsPhone(browser, origin + path));
          staticLoads.push(await loadAsPhone(browser, still.url));
        }
      } finally {
        await still.close();
      }
      figures.push(...figuresOf(name, loads, staticLoads));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

function figuresOf(name: string, loads: readonly PhoneLoad[], staticLoads: readonly PhoneLoad[]): Figure[] {
  const firstPaint = median(loads.map((load) => load.firstPaint));
  const stillFirst = median(staticLoads.map((load) => load.firstPaint));
  const stillLargest = median(staticLoads.map((load) => load.largestPaint));
  const largestPaint = median(loads.map((load) => load.largestPaint));
  const layoutShift = median(loads.map((load) => load.layoutShift));
  const blocking = median(loads.map((load) => load.blocking));
  const total = median(loads.map((load) => Object.values(load.bytes).reduce((sum, bytes) => sum + bytes, 0)));
  const kinds = Object.entries(loads.at(-1)?.bytes ?? {})
    .map(([kind, bytes]) => `${kind.toLowerCase()} ${kilobytes(bytes)}`)
    .join(', ');
  return [
    ratioFigure(`${name} page on a phone, first paint`, firstPaint, stillFirst, 1.5),
    {
      ...ratioFigure(`${name} page on a phone, largest paint`, largestPaint, stillLargest, 1.8),
      note: `${milliseconds(largestPaint)}, ${loads.at(-1)?.largest}; static page ${milliseconds(stillLargest)}, ${staticLoads.at(-1)?.largest}; 4G at 1.6 Mbit/s and 150 ms, processor ${slowdown} times slower, nothing cached`,
    },
    {
      name: `${name} page on a phone, layout shift`,
      // Some machines round letter widths to whole pixels, which shifts text slightly when fonts load.
      value: layoutShift.toFixed(2),
      budget: '0',
      met: layoutShift < 0.005,
    },
    {
      name: `${name} page on a phone, blocking time`,
      value: milliseconds(blocking),
      budget: '<= 50 ms',
      met: blocking <= 50,
    },
    {
      name: `${name} page on a phone, transferred`,
      value: kilobytes(total),
      budget: '<= 250 KB',
      met: total <= 250 * 1024,
      note: kinds,
    },
  ];
}

function ratioFigure(name: string, ours: number, still: number, most: number): Figure {
  return {
    name,
    value: `${(ours / still).toFixed(2)} x`,
    budget: `<= ${most} x`,
    met: ours <= most * still,
    note: `${milliseconds(ours)}; a static page of the same bytes ${milliseconds(still)}`,
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** One cold load in a new browser context, measured until the network has been idle for half a second. */
async function loadAsPhone(browser: Browser, url: string): Promise<PhoneLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.emulateNetworkConditions', connection);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (globalThis as unknown as { paints: Paints }).paints.largest > 0);
    const seen = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
    const firstPaint = seen.first;
    return {
      firstPaint,
      largestPaint: seen.largest,
      largest: seen.what,
      picture: seen.picture,
      layoutShift: seen.shift,
      blocking: seen.tasks
        .filter((task) => task.end > firstPaint)
        .reduce((sum, task) => sum + Math.max(0, task.end - Math.max(task.start, firstPaint) - 50), 0),
      bytes,
    };
  } finally {
    await context.close();
  }
}

interface Paints {
  first: number;
  largest: number;
  what: string;
  picture: string;
  shift: number;
  tasks: { start: number; end: number }[];
}

/** Runs before the page's own scripts; no named functions inside, for which the compiler would insert helpers. */
function watchPaints(): void {
  const paints: Paints = { first: 0, largest: 0, what: '', picture: '', shift: 0, tasks: [] };
  (globalThis as unknown as { paints: Paints }).paints = paints;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') paints.first = entry.startTime;
      if (entry.entryType === 'longtask') {
        paints.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration });
      }
      if (entry.entryType === 'layout-shift') {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) paints.shift += shift.value;
      }
      if (entry.entryType === 'largest-contentful-paint') {
        const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
        paints.largest = entry.startTime;
        paints.picture = url ?? '';
        paints.what =
          `${element?.tagName.toLowerCase() ?? '?'} ${(url ?? '').split('/').at(-1) ?? ''}`.trim();
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}
