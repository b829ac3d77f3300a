import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { ToneName } from './tone.tsx';

/** The colour of each status of a page. */
export const pageStatusTones = {
  published: 'green',
  scheduled: 'blue',
  'needs-review': 'amber',
  draft: 'grey',
  private: 'grey',
  deprecated: 'grey',
} as const satisfies Record<ItemStatus, ToneName>;
