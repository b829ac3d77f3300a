import type { Module } from '../platform/module.ts';
import { abandonedCartsModule } from './abandoned-carts/module.ts';
import { accountsModule } from './accounts/module.ts';
import { analyticsModule } from './analytics/module.ts';
import { apiDocsModule } from './api-docs/module.ts';
import { audienceModule } from './audience/module.ts';
import { backInStockModule } from './back-in-stock/module.ts';
import { bulkModule } from './bulk/module.ts';
import { captchaModule } from './captcha/module.ts';
import { cartModule } from './cart/module.ts';
import { catalogModule } from './catalog/module.ts';
import { checkoutModule } from './checkout/module.ts';
import { commentsModule } from './comments/module.ts';
import { contentModule } from './content/module.ts';
import { customersModule } from './customers/module.ts';
import { discountsModule } from './discounts/module.ts';
import { donationsModule } from './donations/module.ts';
import { downloadsModule } from './downloads/module.ts';
import { draftOrdersModule } from './draft-orders/module.ts';
import { embedsModule } from './embeds/module.ts';
import { findModule } from './find/module.ts';
import { fontsModule } from './fonts/module.ts';
import { formsModule } from './forms/module.ts';
import { galleriesModule } from './galleries/module.ts';
import { giftCardsModule } from './gift-cards/module.ts';
import { homeModule } from './home/module.ts';
import { invoicesModule } from './invoices/module.ts';
import { lettersModule } from './letters/module.ts';
import { likesModule } from './likes/module.ts';
import { listProvidersModule } from './list-providers/module.ts';
import { mailModule } from './mail/module.ts';
import { mediaModule } from './media/module.ts';
import { ordersModule } from './orders/module.ts';
import { ownerNoticesModule } from './owner-notices/module.ts';
import { pagesModule } from './pages/module.ts';
import { paymentLinksModule } from './payment-links/module.ts';
import { paymentsModule } from './payments/module.ts';
import { postsModule } from './posts/module.ts';
import { productCsvModule } from './product-csv/module.ts';
import { reviewsModule } from './reviews/module.ts';
import { savedViewsModule } from './saved-views/module.ts';
import { searchModule } from './search/module.ts';
import { siteSettingsModule } from './site-settings/module.ts';
import { sitesModule } from './sites/module.ts';
import { storeSettingsModule } from './store-settings/module.ts';
import { subscriptionsModule } from './subscriptions/module.ts';
import { templatesModule } from './templates/module.ts';
import { webhooksModule } from './webhooks/module.ts';
import { websitesModule } from './websites/module.ts';

/** All modules of the product. The order is that of their routes; pages last, for their route matches every remaining path. */
export const modules: readonly Module[] = [
  abandonedCartsModule,
  accountsModule,
  analyticsModule,
  apiDocsModule,
  audienceModule,
  backInStockModule,
  bulkModule,
  captchaModule,
  cartModule,
  catalogModule,
  checkoutModule,
  commentsModule,
  contentModule,
  customersModule,
  discountsModule,
  donationsModule,
  downloadsModule,
  draftOrdersModule,
  embedsModule,
  findModule,
  fontsModule,
  formsModule,
  galleriesModule,
  giftCardsModule,
  homeModule,
  invoicesModule,
  lettersModule,
  likesModule,
  listProvidersModule,
  mailModule,
  mediaModule,
  ordersModule,
  ownerNoticesModule,
  paymentLinksModule,
  paymentsModule,
  postsModule,
  productCsvModule,
  reviewsModule,
  savedViewsModule,
  searchModule,
  siteSettingsModule,
  sitesModule,
  storeSettingsModule,
  subscriptionsModule,
  templatesModule,
  webhooksModule,
  websitesModule,
  pagesModule,
];
