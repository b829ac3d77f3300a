import { defineModule } from '../../platform/module.ts';
import { giftCardMailSamples } from './mail-samples.ts';
import { giftCardsSection } from './order-section.ts';
import { findGiftCards } from './find-gift-cards.ts';
import { giftCardList } from './gift-card-list.ts';
import { ownerGiftCardRoutes } from './owner-routes.ts';
import { giftCardRoutes } from './routes.ts';
import { giftCardPoller, issueGiftCards } from './service.ts';
import { giftCardPersonalData } from './personal-data.ts';

/** Gift cards: buying and issuing them, their ledger, paying with them, the owner's list. */
export const giftCardsModule = defineModule({
  name: 'gift-cards',
  routes: [...giftCardRoutes, ...ownerGiftCardRoutes],
  lists: [giftCardList],
  find: findGiftCards,
  pollers: (platform) => [giftCardPoller(platform)],
  fulfilmentTasks: { 'gift-cards': issueGiftCards },
  orderSection: giftCardsSection,
  mailSamples: giftCardMailSamples,
  personalData: giftCardPersonalData,
});
