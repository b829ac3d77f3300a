import type { PictureView } from '@vitrine/contracts/media.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { BlockData, BlockRenderProps } from './block.ts';

/** Data for a block in tests: a site with nothing on it, changed as given. */
export function someData(
  change: Partial<Omit<BlockData, 'site'>> & { site?: Partial<BlockData['site']> } = {},
): BlockData {
  return {
    assets: new Map(),
    items: new Map(),
    ...change,
    site: {
      websiteId: 'w1',
      language: 'en-US',
      timeZone: 'America/New_York',
      currency: 'USD',
      store: storefrontCommerce(commerceSettingsOf({}), 'en-US'),
      title: 'Fern & Kiln',
      now: Date.UTC(2026, 10, 21, 15),
      collections: new Map(),
      socialAccounts: [],
      navigations: { main: [], footer: [] },
      ...change.site,
    },
  };
}

/** The render props of a block in tests: the whole width of a page. */
export function aPlace<Props>(props: Props, data: BlockData = someData()): BlockRenderProps<Props> {
  return { props, data, span: 12, fullWidth: false, isFirstPicture: false, blockId: 'b1' };
}

/** A picture for tests. */
export const aPicture: PictureView = {
  id: '0199aaaa-0000-7000-8000-0000000000f1',
  assetUrl: '/media/0199aaaa-0000-7000-8000-0000000000f1/pot.webp',
  width: 1200,
  height: 1500,
  altText: 'A pot on a table',
  focalPoint: { x: 0.5, y: 0.5 },
  colorData: { topLeft: 'eee', topRight: 'eee', bottomLeft: 'eee', bottomRight: 'eee', center: 'eee' },
  widths: [100, 300, 500, 750, 1000],
};
