import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import * as page from '@vitrine/domain/text/en/cart-page.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CartPageLive } from './cart-page-live.ts';
import type { EstimatePlace } from './cart-page.props.ts';

// Few open it, so its code is fetched by those who do.
const CartEstimateForm = lazy(() => import('./cart-estimate-form.render.tsx'));

interface CartEstimateProps {
  readonly cart: ShoppingCartView;
  readonly crumb: string;
  readonly places: readonly EstimatePlace[];
  /** The form that works without JavaScript; the server alone draws it. */
  readonly plainForm: ReactNode;
  readonly isFaulty: boolean;
  readonly live: CartPageLive | undefined;
}

const noFaults = {};

/** Where the order would go, and a form to change it, so that delivery and tax can be estimated before checkout. */
export function CartEstimate(props: CartEstimateProps): ReactNode {
  const { cart, crumb, places, plainForm, isFaulty, live } = props;
  const at = cart.shippingLocation;
  const box = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isLive = live !== undefined;
  // Opened before anything listened: then its form is wanted now.
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
        {at === null ? page.estimateHeading : fillText(page.estimateFor, { place: placeName(at, places) })}
      </summary>
      {/* React leaves what is in a noscript alone when it takes the page over. */}
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
): string {
  const country = places.find(({ code }) => code === at.country);
  const region = country?.regions.find(({ code }) => code === at.region);
  const name = country?.name ?? at.country;
  return region === undefined ? name : `${region.name}, ${name}`;
}
