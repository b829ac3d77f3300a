import { type Context, isTruthy, Node, type PredicatePlugin } from '@squarespace/template-engine';
import { compareValues } from './compare-values.ts';
import { isSameDay } from '@vitrine/domain/calendar-link/calendar-link.ts';
import { folderBehaviorCodes, recordTypes } from '@vitrine/domain/content/content.ts';
import {
  isOnSale,
  isSoldOut,
  showsVariantSelector,
  variesInPrice,
} from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { BoundedContext } from '../engine/bounded-context.ts';
import { isEqual } from './equal-values.ts';
import { productAt } from './product-at.ts';
import { namesOf } from '../engine/reference-names.ts';
import { disqusName } from './social-formatters.ts';
import { nodePredicates } from '../engine/value-formatter.ts';

/** An argument: a JSON literal, else a reference. */
type Argument = { readonly node: Node } | { readonly names: (string | number)[] };

function readArgument(argument: string): Argument {
  if (/^["\d[{]|^-\d|^(?:true|false|null)$/.test(argument)) {
    try {
      return { node: new Node(JSON.parse(argument)) };
    } catch {
      // A reference after all.
    }
  }
  return { names: namesOf(argument) };
}

// An instruction's arguments are the same array as long as its theme is loaded, so parsing is cached by it.
const argumentsRead = new WeakMap<readonly string[], readonly Argument[]>();

function argumentsOf(args: readonly string[]): readonly Argument[] {
  const known = argumentsRead.get(args) ?? args.map(readArgument);
  argumentsRead.set(args, known);
  return known;
}

const valueOf = (argument: Argument, ctx: Context): Node =>
  'node' in argument ? argument.node : ctx.resolve(argument.names);

function areEqual(node: Node, args: readonly string[], ctx: Context): boolean {
  const [one, other] = argumentsOf(args);
  if (one === undefined) return false;
  const first = valueOf(one, ctx);
  return other === undefined ? isEqual(node, first, ctx) : isEqual(first, valueOf(other, ctx), ctx);
}

/** Compares the node, or the first of two arguments, with the last: -1, 0 or 1; null without arguments. */
function comparison(node: Node, args: readonly string[], ctx: Context): number | null {
  const [one, other] = argumentsOf(args);
  if (one === undefined) return null;
  const first = valueOf(one, ctx);
  return other === undefined
    ? compareValues(node, first, ctx)
    : compareValues(first, valueOf(other, ctx), ctx);
}

function compares(holds: (order: number) => boolean) {
  return (node: Node, args: readonly string[], ctx: Context): boolean => {
    const order = comparison(node, args, ctx);
    return order !== null && holds(order);
  };
}

function ofProduct(holds: (product: Product) => boolean) {
  return (node: Node): boolean => {
    const product = productAt(node);
    return product !== null && holds(product);
  };
}

/** Whether an excerpt has text besides tags, spaces and invisible characters. */
function hasExcerpt(node: Node, ctx: Context): boolean {
  const excerpt = node.get('excerpt');
  const html = excerpt.get('html').asString() || excerpt.asString();
  if (ctx instanceof BoundedContext && !ctx.spend(html.length >>> 3)) return false;
  return /[^\s\u200b]/.test(html.replaceAll(/<[^<>]*>|&nbsp;/g, ''));
}

/** The measurement system: the site's setting, else that of its locale's country. */
function measuresInMetric(ctx: Context): boolean {
  const standard = ctx.resolve(['website', 'measurementStandard']);
  if (!standard.isMissing() && !standard.isNull())
    return [2, '2', 'metric'].includes(standard.value as string | number);
  const language = ctx.resolve(['website', 'language']).asString();
  const region = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase();
  return region !== undefined && !['US', 'LR', 'MM'].includes(region);
}

const folderBehavior = (node: Node): number => {
  const own = node.get('folderBehavior');
  return (own.isMissing() ? node.get('collection').get('folderBehavior') : own).asNumber();
};

/** Predicates that replace the package's, and those the specification has and the package lacks. */
export const ownPredicates: Readonly<Record<string, PredicatePlugin>> = nodePredicates({
  'equal?': areEqual,
  'notEqual?': (node, args, ctx) => args.length > 0 && !areEqual(node, args, ctx),
  'greaterThan?': compares((order) => order > 0),
  'greaterThanOrEqual?': compares((order) => order >= 0),
  'lessThan?': compares((order) => order < 0),
  'lessThanOrEqual?': compares((order) => order <= 0),
  'excerpt?': (node, _args, ctx) => hasExcerpt(node, ctx),
  // spec: site-platform 4 "Event is same-day"
  'same-day?': (node) => {
    const [start, end] = [node.get('startDate').asNumber(), node.get('endDate').asNumber()];
    return Math.abs(start) <= 8.64e15 && Math.abs(end) <= 8.64e15 && isSameDay(start, end);
  },
  // spec: site-platform 4 "Folder items are clickable"
  'clickable?': (_node, _args, ctx) => {
    const behavior = ctx.resolve(['folderBehavior']);
    return (
      behavior.isMissing() ||
      behavior.isNull() ||
      [-1, folderBehaviorCodes.index, folderBehaviorCodes.redirect].includes(behavior.asNumber())
    );
  },
  'folder-behavior-none?': (node) => folderBehavior(node) === folderBehaviorCodes.none,
  'folder-behavior-variation?': (node) => folderBehavior(node) === folderBehaviorCodes.variation,
  'chat?': (node) => node.get('recordType').asNumber() === recordTypes.chat,
  'review?': (node) => node.get('recordType').asNumber() === recordTypes.review,
  'thread?': (node) => node.get('recordType').asNumber() === recordTypes.thread,
  'disqus?': (_node, _args, ctx) => disqusName(ctx) !== '',
  'likes?': (_node, _args, ctx) => isTruthy(ctx.resolve(['websiteSettings', 'simpleLikingEnabled'])),
  'units-metric?': (_node, _args, ctx) => measuresInMetric(ctx),
  'sold-out?': ofProduct(isSoldOut),
  'on-sale?': ofProduct(isOnSale),
  'varied-prices?': ofProduct(variesInPrice),
  'has-variants?': ofProduct(
    (product) => traitsOf(product.type).hasVariants && showsVariantSelector(product),
  ),
});
