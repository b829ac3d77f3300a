export { type CallLimit, countCall, countGuess, resetGuesses, limitAmount, limitRate } from './limit-rate.ts';
export type { RateLimit } from './rate-counter.ts';
