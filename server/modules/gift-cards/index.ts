export { findGiftCard } from './repository.ts';
export { giftCardMail } from './gift-card-mail.ts';
export { giftCardsPart } from './order-section.ts';
export {
  issueGiftCards,
  mailDueGiftCards,
  refundableToGiftCards,
  refundToGiftCards,
  giftCardPoller,
  voidGiftCard,
  voidGiftCardsOfOrder,
} from './service.ts';
