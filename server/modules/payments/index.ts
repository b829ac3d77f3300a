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
  paymentProvider,
  providerNamed,
  providerView,
  readProviderSettings,
} from './active-provider.ts';
export { testGateway } from './providers/test-gateway/test-gateway.ts';
