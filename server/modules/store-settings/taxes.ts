import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { putTaxes, TaxScreen } from '@vitrine/contracts/tax-settings.ts';
import type { TaxRule } from '@vitrine/domain/cart/cart.ts';
import { namedDeliveryCountries } from '@vitrine/domain/delivery/delivery-at.ts';
import { hasDecidedTaxes } from '@vitrine/domain/tax/has-decided-taxes.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

interface Taxes {
  readonly pricesIncludeTax: boolean;
  readonly taxRules: readonly TaxRule[];
}

const taxPart: SettingsPart<Taxes> = {
  read: ({ settings: { store } }) => ({
    pricesIncludeTax: store.pricesIncludeTax === true,
    taxRules: store.taxRules,
  }),
  write: ({ settings: { store } }, taxes) => ({ settings: { store: { ...store, ...taxes } } }),
};

type Stored = Awaited<ReturnType<typeof readPart<Taxes>>>;

const viewOf = ({ revision, version, website, value }: Stored): TaxScreen => ({
  revision,
  version,
  ...value,
  isDecided: hasDecidedTaxes(website.settings.store),
  deliveryCountries: namedDeliveryCountries(website.settings.store.delivery),
});

/** The taxes a store charges, as its owner sees them. */
export async function viewTaxes(platform: Platform, websiteId: string): Promise<TaxScreen> {
  return viewOf(await readPart(platform, websiteId, taxPart));
}

/** Replaces the taxes a store charges. */
export async function changeTaxes(
  platform: Platform,
  websiteId: string,
  { version, ...taxes }: Taxes & { readonly version: string },
): Promise<Result<TaxScreen, FailureOf<typeof putTaxes>>> {
  const changed = await changePart(platform, websiteId, taxPart, version, () => ok({ value: taxes }));
  return changed.ok ? ok(viewOf(changed.value)) : changed;
}
