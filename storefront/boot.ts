import { openCartInFrame } from './cart/cart-marks.ts';
import { followCart, showCart } from './cart/show-cart.ts';
import { watchErrors } from './analytics/watch-errors.ts';
import { replayClicks } from './gallery/replay-clicks.ts';
import { guardLeaving } from './http/guard-leaving.ts';
import { whenIdle } from './idle/when-idle.ts';
import { watchIslands } from './islands/watch-islands.ts';
import { watchEngagement } from './engagement/watch-engagement.ts';
import { watchGrids } from './product-grid/watch-grids.ts';
import { watchProducts } from './product-page/watch-products.ts';
import { watchSearch } from './search/watch-search.ts';
import { loadFullStylesheetLater } from './styles/full-stylesheet.ts';
import { watchPlayers } from './video/watch-players.ts';

/*
 * The one script of every page: shows the cart's quantity and hydrates islands when they are touched or visible.
 * It loads neither React nor a store; those are loaded with the first island.
 */

watchErrors();

watchIslands(document);

guardLeaving();
watchGrids();
watchProducts();
watchEngagement(document);
watchPlayers(document);
watchSearch();
openCartInFrame();
loadFullStylesheetLater();

followCart();
void showCart();
// A page restored from the back/forward cache may show an older cart.
addEventListener('pageshow', (event) => {
  if (event.persisted) void showCart();
});

// A theme written for another host may wait for that host's scripts before it shows anything.
if (document.querySelector('script[data-reveal]') !== null) {
  void import('./reveal/reveal-hidden.ts').then(({ watchHidden }) => watchHidden());
}

// The order confirmation page reports the purchase.
if (document.querySelector('script[data-commerce-event]') !== null) {
  void import('./purchase/report-purchase.ts').then(({ reportPurchase }) => reportPurchase(document));
}

// Slideshows and lightboxes. Without their code they are scrolling strips and links.
if (document.querySelector('[data-slides], [data-lightbox]') !== null) {
  replayClicks(
    '[data-lightbox] a[data-zoom], [data-slides] :is(button, a[data-to])',
    import('./gallery/watch-galleries.ts').then(({ watchGalleries }) => watchGalleries()),
  );
}

// A pop-up: its rules are watched once the page has nothing else to do.
const popup = document.querySelector<HTMLTemplateElement>('template[data-popup]');
if (popup !== null) {
  whenIdle(() => {
    import('./popup/watch-popup.ts').then(
      ({ watchPopup }) => watchPopup(popup),
      () => undefined,
    );
  });
}
