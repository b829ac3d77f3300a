export { findGiftCard, giftCardsOfOrder } from './repository.ts';
export {
  issueGiftCards,
  mailDueGiftCards,
  refundableToGiftCards,
  refundToGiftCards,
  voidGiftCard,
  voidGiftCardsOfOrder,
} from './service.ts';
