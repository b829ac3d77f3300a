import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './port.ts';
import { testGateway } from './test-gateway.ts';

export type {
  ChargeInput,
  ChargeName,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  PaymentSource,
  SaveMethodInput,
  SaveMethodOutcome,
  RefundInput,
  RefundOutcome,
} from './port.ts';
export { payments, refunds, type PaymentStatus, type SavedMethod } from './tables.ts';
export { testGateway } from './test-gateway.ts';

const providers = new WeakMap<Platform, PaymentProvider>();

/** Who takes the money on this server. */
export function paymentProvider(platform: Platform): PaymentProvider {
  const present = providers.get(platform);
  if (present !== undefined) return present;
  const provider = testGateway(platform);
  providers.set(platform, provider);
  return provider;
}
