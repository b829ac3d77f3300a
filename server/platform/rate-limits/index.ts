export {
  type CallLimit,
  countCall,
  countGuess,
  forgetGuesses,
  limitAmount,
  limitRate,
} from './limit-rate.ts';
export type { RateLimit } from './rate-counter.ts';
