import type { StockRow } from '@vitrine/contracts/stock-list.ts';

/** "Ash mug, L / Grey". */
export const nameOfRow = ({ title, variant }: Pick<StockRow, 'title' | 'variant'>): string =>
  variant === '' ? title : `${title}, ${variant}`;
