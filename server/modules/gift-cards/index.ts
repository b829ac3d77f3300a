export { findGiftCard } from './repository.ts';
export { giftCardMail } from './gift-card-mail.ts';
export {
  issueGiftCards,
  mailDueGiftCards,
  refundableToGiftCards,
  refundToGiftCards,
  voidGiftCard,
  voidGiftCardsOfOrder,
} from './service.ts';
