export { findGiftCard } from './repository.ts';
export { giftCardMail } from './gift-card-mail.ts';
export { giftCardsSection } from './order-section.ts';
export {
  issueGiftCards,
  mailDueGiftCards,
  refundableToGiftCards,
  refundToGiftCards,
  giftCardPoller,
  voidGiftCard,
  voidGiftCardsOfOrder,
} from './service.ts';
