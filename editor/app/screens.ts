import { abandonedCartsScreen } from '../screens/abandoned-carts/abandoned-carts.screen.ts';
import { accountScreen } from '../screens/account/account.screen.ts';
import { audienceScreen } from '../screens/audience/audience.screen.ts';
import { backInStockScreen } from '../screens/back-in-stock/back-in-stock.screen.tsx';
import { bulkChangesScreen } from '../screens/bulk-changes/bulk-changes.screen.ts';
import { checkoutScreen } from '../screens/checkout/checkout.screen.tsx';
import { commentsScreen } from '../screens/comments/comments.screen.ts';
import { customersScreen } from '../screens/customers/customers.screen.ts';
import { deliveryScreen } from '../screens/delivery/delivery.screen.tsx';
import { designScreen } from '../screens/design/design.screen.ts';
import { discountsScreen } from '../screens/discounts/discounts.screen.ts';
import { filesScreen } from '../screens/files/files.screen.tsx';
import { formSubmissionsScreen } from '../screens/form-submissions/form-submissions.screen.ts';
import { formsScreen } from '../screens/forms/forms.screen.ts';
import { galleriesScreen } from '../screens/galleries/galleries.screen.tsx';
import { giftCardsScreen } from '../screens/gift-cards/gift-cards.screen.ts';
import { homeScreen } from '../screens/home/home.screen.ts';
import { invoicesScreen } from '../screens/invoices/invoices.screen.ts';
import { legalPagesScreen } from '../screens/legal-pages/legal-pages.screen.tsx';
import { lettersScreen } from '../screens/letters/letters.screen.ts';
import { mailsScreen } from '../screens/mails/mails.screen.tsx';
import { mailScreen } from '../screens/mail/mail.screen.ts';
import { ordersScreen } from '../screens/orders/orders.screen.ts';
import { pagesScreen } from '../screens/pages/pages.screen.ts';
import { paymentLinksScreen } from '../screens/payment-links/payment-links.screen.ts';
import { paymentsScreen } from '../screens/payments/payments.screen.ts';
import { writtenScreens } from '../screens/posts/written.screens.tsx';
import { popupScreen } from '../screens/popup/popup.screen.tsx';
import { productsScreen } from '../screens/products/products.screen.ts';
import { reviewsScreen } from '../screens/reviews/reviews.screen.ts';
import { siteCodeScreen } from '../screens/site-code/site-code.screen.tsx';
import { siteSettingsScreen } from '../screens/site-settings/site-settings.screen.tsx';
import { sitesScreen } from '../screens/sites/sites.screen.tsx';
import { spamProtectionScreen } from '../screens/spam-protection/spam-protection.screen.tsx';
import { subscriptionsScreen } from '../screens/subscriptions/subscriptions.screen.ts';
import { stockScreen } from '../screens/stock/stock.screen.tsx';
import { storeScreen } from '../screens/store/store.screen.tsx';
import { taxesScreen } from '../screens/taxes/taxes.screen.tsx';
import type { Screen } from './screen.ts';

/** All screens, in the order of the navigation. */
export const screens: readonly Screen[] = [
  homeScreen,
  pagesScreen,
  ...writtenScreens,
  galleriesScreen,
  ordersScreen,
  abandonedCartsScreen,
  productsScreen,
  stockScreen,
  backInStockScreen,
  customersScreen,
  subscriptionsScreen,
  discountsScreen,
  paymentLinksScreen,
  giftCardsScreen,
  commentsScreen,
  reviewsScreen,
  audienceScreen,
  lettersScreen,
  formsScreen,
  formSubmissionsScreen,
  mailScreen,
  filesScreen,
  designScreen,
  siteCodeScreen,
  siteSettingsScreen,
  popupScreen,
  storeScreen,
  paymentsScreen,
  deliveryScreen,
  taxesScreen,
  checkoutScreen,
  mailsScreen,
  invoicesScreen,
  legalPagesScreen,
  spamProtectionScreen,
  sitesScreen,
  accountScreen,
  bulkChangesScreen,
];
