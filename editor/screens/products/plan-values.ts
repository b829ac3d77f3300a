import type { ProductDetail, UpdateProductBody } from '@vitrine/contracts/admin-products.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import type { ShowNumber } from '../../text/en-lists.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { readAmount } from '../../ui/read-amount.ts';

/** A way to subscribe, as typed. */
export const planRow = z.object({
  id: z.string(),
  /** Every so many units. */
  every: z.string(),
  unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
  /** Number of payments; '' for no end. */
  cycles: z.string(),
  /** Price of one unit per payment; '' for the variant's. The first way has none. */
  price: z.string(),
});
export type PlanRow = z.output<typeof planRow>;

type Plan = NonNullable<ProductDetail['subscriptionPlan']>;

/** The ways to subscribe to a product; none for one that is no subscription. */
export function planRowsOf(product: ProductDetail): readonly PlanRow[] {
  const { subscriptionPlan, subscriptionOptions, currency } = product;
  if (subscriptionPlan === null) return [];
  const rowOf = (id: string, plan: Plan, priceMinor: number | null): PlanRow => ({
    id,
    every: String(plan.billingPeriod.value),
    unit: plan.billingPeriod.unit,
    cycles: plan.numBillingCycles === 0 ? '' : String(plan.numBillingCycles),
    price: priceMinor === null ? '' : toDecimal({ minor: priceMinor, currency }),
  });
  return subscriptionOptions.length === 0
    ? [rowOf('own', subscriptionPlan, null)]
    : subscriptionOptions.map(({ id, plan, priceMinor }) => rowOf(id, plan, priceMinor));
}

/** The plans that the rows mean; problems by `plans.<id>.<field>`. */
export function readPlans(
  rows: readonly PlanRow[],
  { currency }: Pick<ProductDetail, 'currency'>,
  problems: Record<string, string>,
  show: ShowNumber,
): UpdateProductBody['subscription'] {
  if (rows.length === 0) {
    problems['plans'] = text.planMissing;
    return undefined;
  }
  const whole = (name: string, typed: string, least: number, most: number): number => {
    const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
    if (number >= least && number <= most) return number;
    problems[name] = text.planNumber(show, least, most);
    return least;
  };
  const options = rows.map((row, index) => {
    const name = `plans.${row.id}`;
    const price = row.price.trim();
    const priceMinor = index === 0 || price === '' ? null : readAmount(price, currency);
    if (index > 0 && price !== '' && priceMinor === null) problems[`${name}.price`] = text.planPrice;
    return {
      id: row.id,
      plan: {
        billingPeriod: { value: whole(`${name}.every`, row.every, 1, 24), unit: row.unit },
        numBillingCycles: row.cycles.trim() === '' ? 0 : whole(`${name}.cycles`, row.cycles, 1, 1000),
      },
      priceMinor,
    };
  });
  const [first] = options;
  return first === undefined ? undefined : { plan: first.plan, options: options.length === 1 ? [] : options };
}
