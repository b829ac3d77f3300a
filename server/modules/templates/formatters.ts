import { Formatters, type Formatter, PredicatePlugin, Predicates } from '@squarespace/template-engine';
import type { Table } from './engine.ts';
import { table } from './engine.ts';
import { faces } from './faces.tsx';
import { moneyFormatters } from './money-formatters.ts';
import { productCardFormatters } from './product-card-formatters.ts';
import { pictureFormatters } from './picture-formatters.ts';
import { productPredicates } from './product-predicates.ts';
import { textFormatters } from './text-formatters.ts';

/** Every formatter templates may use: the package's, with the unsafe and the empty ones replaced, and our own. */
export function formatterTable(...own: readonly Readonly<Record<string, Formatter>>[]): Table<Formatter> {
  return table<Formatter>(
    Formatters,
    pictureFormatters,
    textFormatters,
    moneyFormatters,
    productCardFormatters,
    faces,
    ...own,
  );
}

export function predicateTable(): Table<PredicatePlugin> {
  return table<PredicatePlugin>(Predicates, productPredicates);
}
