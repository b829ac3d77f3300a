import { lineProblemTexts } from '@vitrine/domain/text/en/draft-orders.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import type { DraftLine } from './draft-values.ts';
import { problemOfLine } from './draft-values.ts';

/** The product of a line with its options: 'Stoneware Mug, Moss, Large'; a custom item's name. */
export function nameOfLine({
  title,
  options,
  custom,
}: Pick<DraftLine, 'title' | 'options' | 'custom'>): string {
  if (custom !== null) return custom.title.trim() === '' ? text.line.custom : custom.title;
  const product = title === '' ? text.line.gone : title;
  return options === '' ? product : `${product}, ${options}`;
}

/** Why a line cannot be paid now, as a sentence; null when it can. */
export function sentenceOfLine(line: DraftLine, show: ShowNumber): string | null {
  const problem = problemOfLine(line);
  if (problem === null) return null;
  return problem === 'out-of-stock' && line.stock !== null
    ? text.line.left(show, line.stock)
    : lineProblemTexts[problem];
}
