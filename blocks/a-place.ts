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
      ...change.site,
    },
  };
}

/** A place for a block in tests: the whole width of a page. */
export function aPlace<Props>(props: Props, data: BlockData = someData()): BlockRenderProps<Props> {
  return { props, data, span: 12, fullWidth: false, isFirstPicture: false, blockId: 'b1' };
}
