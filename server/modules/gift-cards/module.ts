import { defineModule } from '../../platform/module.ts';
import { giftCardMailSamples } from './mail-samples.ts';
import { giftCardsSection } from './order-section.ts';
import { giftCardRoutes } from './routes.ts';
import { giftCardPoller, issueGiftCards } from './service.ts';
import { giftCardPersonalData } from './personal-data.ts';

/** Gift cards: buying them, their ledger, paying with them. */
export const giftCardsModule = defineModule({
  name: 'gift-cards',
  routes: giftCardRoutes,
  pollers: (platform) => [giftCardPoller(platform)],
  fulfilmentTasks: { 'gift-cards': issueGiftCards },
  orderSection: giftCardsSection,
  mailSamples: giftCardMailSamples,
  personalData: giftCardPersonalData,
});
