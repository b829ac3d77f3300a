export { findGiftCard, giftCardsByIds, type SpendableCard } from './repository.ts';
