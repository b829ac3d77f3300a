import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { allocateOrderNumbers } from './repository.ts';

/** Maximum of numbers drawn ahead; those of a stopped process leave a gap. */
const MAX_READY = 32;

/** Order numbers of one website: those drawn ahead, and the requests waiting for one. */
interface Numbers {
  readonly ready: number[];
  readonly waiting: {
    readonly resolve: (number: number) => void;
    readonly reject: (error: unknown) => void;
  }[];
  asking: boolean;
  /** Numbers assigned since the last draw from the database, and when that was. */
  given: number;
  requestedOn: number;
}

const numbersOf = perPlatform(() => new Map<string, Numbers>());

function of(platform: Platform, websiteId: string): Numbers {
  const sites = numbersOf(platform);
  const present = sites.get(websiteId);
  if (present !== undefined) return present;
  const numbers: Numbers = { ready: [], waiting: [], asking: false, given: 0, requestedOn: 0 };
  sites.set(websiteId, numbers);
  return numbers;
}

/**
 * The next order number of a website. Numbers are drawn from the website's counter in a separate statement, so that no
 * order holds the counter's row while it commits; while one draw is in flight all callers wait for the next, which
 * takes as many as are needed. A busy shop draws some ahead. A number is never assigned twice, also after a crash; one
 * that was drawn and not used leaves a gap.
 */
export function allocateOrderNumber(platform: Platform, websiteId: string): Promise<number> {
  const numbers = of(platform, websiteId);
  numbers.given += 1;
  const ready = numbers.ready.shift();
  if (ready !== undefined) return Promise.resolve(ready);
  const promise = new Promise<number>((resolve, reject) => {
    numbers.waiting.push({ resolve, reject });
  });
  void draw(platform, websiteId, numbers);
  return promise;
}

/** Returns an unused number; the next order of this process takes it. */
export function returnOrderNumber(platform: Platform, websiteId: string, number: number): void {
  const numbers = of(platform, websiteId);
  const waiting = numbers.waiting.shift();
  if (waiting !== undefined) waiting.resolve(number);
  else if (numbers.ready.length < MAX_READY) numbers.ready.unshift(number);
}

async function draw(platform: Platform, websiteId: string, numbers: Numbers): Promise<void> {
  if (numbers.asking) return;
  numbers.asking = true;
  try {
    while (numbers.waiting.length > 0) {
      // Real time, not the platform's clock: this only measures how busy the shop is.
      const now = performance.now();
      const perTenthSecond = (numbers.given / Math.max(now - numbers.requestedOn, 1)) * 100;
      const ahead = numbers.given > 8 ? Math.min(MAX_READY, Math.floor(perTenthSecond)) : 0;
      numbers.given = 0;
      numbers.requestedOn = now;
      const count = numbers.waiting.length + ahead;
      const last = await allocateOrderNumbers(platform.db, websiteId, count);
      for (let number = last - count + 1; number <= last; number += 1) {
        const waiting = numbers.waiting.shift();
        if (waiting === undefined) numbers.ready.push(number);
        else waiting.resolve(number);
      }
    }
  } catch (error) {
    for (const waiting of numbers.waiting.splice(0)) waiting.reject(error);
  } finally {
    numbers.asking = false;
  }
}
