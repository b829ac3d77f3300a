import { Formatters, type Formatter, PredicatePlugin, Predicates } from '@squarespace/template-engine';
import { contentFormatters } from './content-formatters.ts';
import type { Table } from '../engine/engine.ts';
import { table } from '../engine/engine.ts';
import { views } from './views.tsx';
import { formAnswerFormatters } from './form-answer-formatters.ts';
import { internationalFormatters } from './international-formatters.ts';
import { moneyFormatters } from './money-formatters.ts';
import { pictureFormatters } from './picture-formatters.ts';
import { ownPredicates } from './predicates.ts';
import { productCardFormatters } from './product-card-formatters.ts';
import { purchaseFormatters } from './purchase-formatters.ts';
import { socialFormatters } from './social-formatters.ts';
import { textFormatters } from './text-formatters.ts';

/** All formatters of templates: the package's, with unsafe and empty ones replaced, and our own. */
export function formatterTable(...own: readonly Readonly<Record<string, Formatter>>[]): Table<Formatter> {
  return table<Formatter>(
    Formatters,
    textFormatters,
    contentFormatters,
    pictureFormatters,
    internationalFormatters,
    moneyFormatters,
    formAnswerFormatters,
    socialFormatters,
    productCardFormatters,
    purchaseFormatters,
    views,
    ...own,
  );
}

export function predicateTable(): Table<PredicatePlugin> {
  return table<PredicatePlugin>(Predicates, ownPredicates);
}
