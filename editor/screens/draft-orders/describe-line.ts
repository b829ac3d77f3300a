import { lineProblemTexts } from '@vitrine/domain/text/en/draft-orders.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import type { DraftLine } from './draft-values.ts';
import { problemOfLine } from './draft-values.ts';

/** The product of a line with its options: 'Stoneware Mug, Moss, Large'. */
export function nameOfLine({ title, options }: Pick<DraftLine, 'title' | 'options'>): string {
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
