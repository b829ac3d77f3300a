export type {
  ChargeName,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  PaymentSource,
  SaveMethodInput,
  SaveMethodOutcome,
  ProviderRefund,
  RefundOutcome,
} from './payment-provider.ts';
export { payments, type PaymentStatus, type SavedMethod } from './tables.ts';
export {
  cardFields,
  type PaymentTaker,
  providerOf,
  providerOfPayment,
  providerView,
  readProviderSettings,
} from './website-providers.ts';
export { readStripePlace } from './providers/stripe/settings.ts';
export { captureAwaited } from './capture-awaited.ts';
export { manualProvider } from './manual-provider.ts';
export { testGateway } from './providers/test-gateway/test-gateway.ts';
