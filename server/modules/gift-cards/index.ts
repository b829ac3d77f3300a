export { findGiftCard, giftCardsByIds, type SpendableCard } from './repository.ts';
export { giftCardRoutes } from './routes.ts';
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
