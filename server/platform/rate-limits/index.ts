export { countCall, countGuess, forgetGuesses, limitAmount, limitRate } from './limit-rate.ts';
export type { RateLimit } from './rate-counter.ts';
export { registerRateLimits } from './rules.ts';
