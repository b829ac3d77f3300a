import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type View = ComponentType<Record<string, unknown>>;
interface IslandModule {
  readonly default: unknown;
}

/** Every island by its `name` attribute; each is a separate chunk. */
const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  'product-purchase': () => import('./product-purchase.island.tsx'),
  'cart-page': () => import('./cart-page.island.tsx'),
  'checkout-form': () => import('./checkout-form.island.tsx'),
  'donation-form': () => import('./donation-form.island.tsx'),
  'subscription-card': () => import('./subscription-card.island.tsx'),
  'gift-card-form': () => import('./gift-card-form.island.tsx'),
  'site-form': () => import('./site-form.island.tsx'),
  'long-form': () => import('./long-form.island.tsx'),
  'newsletter-form': () => import('./newsletter-form.island.tsx'),
};

/**
 * Hydrates one `<vitrine-island name>`: its props are the JSON in its script element, its container is the
 * element after that. Resolves once the island handles events.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  const load = islands[name];
  const container = element.querySelector(':scope > :not(script)');
  if (load === undefined || container === null) throw new Error(`There is no island named "${name}".`);
  const props = JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}') as Record<
    string,
    unknown
  >;
  const IslandView = (await load()).default as View;
  await new Promise<void>((resolve) => {
    hydrateRoot(container, <Waking View={IslandView} props={props} onAwake={resolve} />);
  });
}

const neverChanges = (): (() => void) => () => undefined;

interface WakingProps {
  readonly View: View;
  readonly props: Readonly<Record<string, unknown>>;
  readonly onAwake: () => void;
}

/**
 * Renders an island twice: first exactly as the server did, so that hydration matches, then `awake`, with everything
 * that needs JavaScript. `onAwake` is called when the second rendering is on the page.
 */
function Waking({ View: IslandView, props, onAwake }: WakingProps): ReactNode {
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (awake) onAwake();
  }, [awake, onAwake]);
  return <IslandView {...props} awake={awake} />;
}
