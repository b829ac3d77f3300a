import { discountRefusalReasons } from '@vitrine/domain/discount/discount.ts';
import { untaxedReasons } from '@vitrine/domain/tax/tax-rows.ts';
import * as z from 'zod';
import { count, minor } from './primitives.ts';
import { taxExemption } from './tax-exemption.ts';

/** A cart's totals in minor units, as calculated by `priceCart` of the domain. */
export const cartTotals = z.strictObject({
  lineSubtotalsMinor: z.array(minor),
  subtotalMinor: minor,
  lineDiscountsMinor: z.exactOptional(z.array(minor)),
  discounts: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      amountMinor: minor,
      oncePerCustomer: z.boolean(),
    }),
  ),
  refusedDiscounts: z.array(
    z.strictObject({
      code: z.string(),
      reason: z.enum(discountRefusalReasons),
    }),
  ),
  discountMinor: minor,
  deliveryMinor: minor,
  taxMinor: minor,
  taxLines: z.array(z.strictObject({ name: z.string(), rate: z.number(), amountMinor: minor })),
  lineTaxesMinor: z.exactOptional(z.array(z.array(minor))),
  taxExemption: z.exactOptional(taxExemption),
  taxSummary: z.exactOptional(
    z.strictObject({
      rows: z.array(z.strictObject({ name: z.string(), rate: z.number(), netMinor: minor, taxMinor: minor })),
      untaxed: z.array(z.strictObject({ reason: z.enum(untaxedReasons), netMinor: minor })),
      lineRows: z.array(z.array(z.int())),
      deliveryRows: z.array(z.int()),
    }),
  ),
  grandTotalMinor: minor,
  giftCards: z.array(z.strictObject({ id: z.string(), last4: z.string(), amountMinor: minor })),
  giftCardMinor: minor,
  amountDueMinor: minor,
  pricesIncludeTax: z.boolean(),
  totalQuantity: count,
  requiresDelivery: z.boolean(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
});
