export { type CallLimit, limitRate } from './limit-rate.ts';
export { registerRateLimits } from './rules.ts';
