export { findGiftCard, giftCardsByIds, type SpendableCard } from './repository.ts';
export {
  issueGiftCards,
  mailDueGiftCards,
  refundableToGiftCards,
  refundToGiftCards,
  startGiftCardMails,
  voidGiftCard,
  voidGiftCardsOfOrder,
  type OrderOfCards,
} from './service.ts';
