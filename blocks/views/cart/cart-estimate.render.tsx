import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { nameWithArticle } from '@vitrine/domain/region/country-article.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CartPageLive } from './cart-page-live.ts';
import type { EstimatePlace } from './cart-page.props.ts';

// Rarely opened, so its code is loaded on demand.
const CartEstimateForm = lazy(() => import('./cart-estimate-form.render.tsx'));

interface CartEstimateProps {
  readonly cart: ShoppingCartView;
  readonly crumb: string;
  readonly places: readonly EstimatePlace[];
  /** The form that works without JavaScript; rendered by the server only. */
  readonly plainForm: ReactNode;
  readonly isFaulty: boolean;
  readonly live: CartPageLive | undefined;
}

const noFaults = {};

/** Where the order would go, and a form to change it, so that delivery and tax can be estimated before checkout. */
export function CartEstimate(props: CartEstimateProps): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const { cart, crumb, places, plainForm, isFaulty, live } = props;
  const at = cart.shippingLocation;
  const box = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isLive = live !== undefined;
  // Opened before hydration: load the form now.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the element itself is the outside system here
    if (isLive && box.current?.open === true) setWasOpened(true);
  }, [isLive]);
  const fold = (): void => {
    if (box.current === null) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={box}
      className="cart-estimate"
      open={isFaulty ? true : undefined}
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary className="cart-estimate__summary">
        {at === null
          ? page.estimateHeading
          : fillText(page.estimateFor, { place: placeName(at, places, locale) })}
      </summary>
      {/* React does not hydrate the content of noscript. */}
      {live === undefined && <noscript>{plainForm}</noscript>}
      {live !== undefined && wasOpened && (
        <Suspense>
          <CartEstimateForm
            cart={cart}
            crumb={crumb}
            places={places}
            faults={noFaults}
            live={live}
            done={fold}
          />
        </Suspense>
      )}
    </details>
  );
}

function placeName(
  at: NonNullable<ShoppingCartView['shippingLocation']>,
  places: readonly EstimatePlace[],
  locale: Locale,
): string {
  const country = places.find(({ code }) => code === at.country);
  const region = country?.regions.find(({ code }) => code === at.region);
  const name = country?.name ?? at.country;
  if (region !== undefined) return `${region.name}, ${name}`;
  return locale === 'en' ? nameWithArticle(at.country, name) : name;
}
