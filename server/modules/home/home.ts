import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { type HomeView, MOST_SALES, MOST_WAITING, waitingKinds } from '@vitrine/contracts/home.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import { firstStepsOf } from '@vitrine/domain/home/first-steps.ts';
import { todayAndLastWeek } from '@vitrine/domain/home/same-time-last-week.ts';
import { hasDelivery } from '@vitrine/domain/delivery/delivery-at.ts';
import { hasDecidedTaxes } from '@vitrine/domain/tax/has-decided-taxes.ts';
import { isPaidByHand, manualPaymentOf } from '@vitrine/domain/payment/manual-payment.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { dismissFirstSteps, hasDismissedFirstSteps } from '../accounts/index.ts';
import { hasOrders, salesOf } from '../orders/index.ts';
import { providerOf } from '../payments/index.ts';
import { productsOnSale } from './repository.ts';

const stopped = (count: number, most: number) => ({ count: Math.min(count, most), isMore: count > most });

/** All that Home shows. */
export async function viewHome(platform: Platform, site: Site, owner: OwnerView): Promise<HomeView> {
  const { db, clock } = platform;
  const { websiteId, settings } = site;
  const { currency } = settings.store;
  const { today, lastWeek } = todayAndLastWeek(clock.now(), settings.timeZone);
  const [ordersToday, ordersThen, hasOrder, waiting, steps, stepsDismissed] = await Promise.all([
    salesOf(db, websiteId, currency, today),
    salesOf(db, websiteId, currency, lastWeek),
    hasOrders(db, websiteId),
    countWaiting(platform, websiteId, owner),
    stepsOf(platform, site),
    hasDismissedFirstSteps(db, websiteId, owner.accountId),
  ]);
  return {
    asOf: new Date(clock.now()).toISOString(),
    currency,
    today: { ...ordersToday, ...stopped(ordersToday.count, MOST_SALES) },
    lastWeek: { ...ordersThen, ...stopped(ordersThen.count, MOST_SALES) },
    hasOrders: hasOrder,
    waiting,
    steps,
    stepsDismissed,
  };
}

async function countWaiting(
  platform: Platform,
  websiteId: string,
  owner: OwnerView,
): Promise<HomeView['waiting']> {
  const counted = await Promise.all(
    contributions(platform, 'waiting')
      .flat()
      .filter(({ roles }) => roles.includes(owner.role))
      .map(async ({ kind, count }) => ({ kind, count: await count(platform.db, websiteId) })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind))
    .map(({ kind, count }) => ({ kind, ...stopped(count, MOST_WAITING) }));
}

async function stepsOf(platform: Platform, site: Site): Promise<HomeView['steps']> {
  const [products, provider] = await Promise.all([
    productsOnSale(platform.db, site.websiteId),
    providerOf(platform, site.websiteId),
  ]);
  return firstStepsOf({
    title: site.title,
    hasDecidedLogo: site.logo !== null || brandingOf(site.settings).nameIsLogo,
    hasDelivery: hasDelivery(site.settings.store.delivery),
    hasDecidedTaxes: hasDecidedTaxes(site.settings.store),
    takesPayments:
      (provider.name !== 'test' && provider.name !== 'none') || isPaidByHand(manualPaymentOf(site.settings)),
    ...products,
  });
}

/** Closes the list of first steps for an owner. Errors: STEPS_OPEN while one of them is not done. */
export async function closeFirstSteps(
  platform: Platform,
  site: Site,
  owner: OwnerView,
): Promise<Result<null, 'STEPS_OPEN'>> {
  const steps = await stepsOf(platform, site);
  if (steps.some(({ isDone }) => !isDone)) return fail('STEPS_OPEN');
  const now = new Date(platform.clock.now());
  await dismissFirstSteps(platform.db, site.websiteId, owner.accountId, now);
  return ok(null);
}
