export {
  type CallLimit,
  countCall,
  countGuess,
  limitAmount,
  limitRate,
  type RateRefusal,
  refuseByCatalogue,
  resetGuesses,
} from './limit-rate.ts';
export type { RateLimit } from './rate-counter.ts';
