import type { DeliveryScreen, putDelivery } from '@vitrine/contracts/delivery-settings.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { DeliverySettings } from '@vitrine/domain/delivery/delivery-settings.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

const deliveryPart: SettingsPart<DeliverySettings> = {
  read: ({ settings }) => settings.store.delivery,
  write: ({ settings }, delivery) => ({ settings: { store: { ...settings.store, delivery } } }),
};

type Stored = Awaited<ReturnType<typeof readPart<DeliverySettings>>>;

const viewOf = ({ revision, version, website, value }: Stored): DeliveryScreen => ({
  revision,
  version,
  currency: website.settings.store.currency,
  delivery: value,
});

/** How a store delivers, as its owner sees it. */
export async function viewDelivery(platform: Platform, websiteId: string): Promise<DeliveryScreen> {
  return viewOf(await readPart(platform, websiteId, deliveryPart));
}

/** Replaces how a store delivers. */
export async function changeDelivery(
  platform: Platform,
  websiteId: string,
  { version, ...delivery }: DeliverySettings & { readonly version: string },
): Promise<Result<DeliveryScreen, FailureOf<typeof putDelivery>>> {
  const changed = await changePart(platform, websiteId, deliveryPart, version, () => ok({ value: delivery }));
  return changed.ok ? ok(viewOf(changed.value)) : changed;
}
