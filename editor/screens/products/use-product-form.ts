import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useCallback, useRef, useState } from 'react';
import { client, keepChange, queryClient, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { useKeptDraft } from '../../ui/kept-draft.ts';
import type { KeptOffer } from '../../ui/kept-draft-offer.tsx';
import type { SaveState } from '../../ui/save-state.tsx';
import {
  changesOf,
  draftOf,
  isChanged,
  isKeptStale,
  keptProduct,
  newerOf,
  pick,
  type Problems,
  type ProductDraft,
  rebaseDraft,
  restoreDraft,
  type VariantDraft,
} from './product-draft.ts';

export interface ProductForm {
  readonly product: ProductDetail;
  readonly draft: ProductDraft;
  readonly state: SaveState;
  readonly problems: Problems;
  /** Why the last save did not happen; null when it did. */
  readonly failure: string | null;
  /** True when the save was refused because what is stored has changed meanwhile. */
  readonly stale: boolean;
  /** What an earlier visit left unsaved; null for nothing. */
  readonly kept: KeptOffer | null;
  /** How often a form that was left was restored: the description's tool begins anew with each. */
  readonly restored: number;
  change(change: Partial<Pick<ProductDraft, 'title' | 'description'>>): void;
  changeVariant(id: string, change: Partial<VariantDraft>): void;
  /** Whether everything typed is stored now. */
  save(): Promise<boolean>;
  discard(): void;
  /** Fetches what is stored now and puts what was typed on top of it. */
  takeTheirs(): Promise<void>;
  /** Takes an answer that shows the product as it is now, e.g. with a picture more. */
  adopt(product: ProductDetail): void;
}

/** One product's form: what is stored, what was typed, and the way between the two. */
export function useProductForm(stored: ProductDetail): ProductForm {
  const [product, setProduct] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const [saving, setSaving] = useState(false);
  // Two quick presses of Ctrl-S must not send two saves.
  const busy = useRef(false);

  /** The newest version there was an answer with: of two calls under way the older may be answered last. */
  const latest = useRef(stored);

  /** Takes an answer as what is stored, unless a newer one came before it. Answers what is stored then. */
  const take = useCallback((answer: ProductDetail): ProductDetail => {
    const now = newerOf(latest.current, answer);
    latest.current = now;
    setProduct(now);
    keepChange(['product', now.id], () => now);
    void queryClient.invalidateQueries({ queryKey: ['products'] });
    return now;
  }, []);

  const adopt = useCallback(
    (answer: ProductDetail) => {
      const before = latest.current;
      const now = take(answer);
      setDraft((typed) => rebaseDraft(typed, draftOf(before), draftOf(now)));
    },
    [take],
  );

  const save = async (): Promise<boolean> => {
    if (busy.current) return false;
    if (!isChanged(draft, product)) return true;
    const changes = changesOf(draft, product);
    setFailure(null);
    if (!changes.ok) {
      setProblems(changes.problems);
      setFailure(text.form.fix);
      return false;
    }
    setProblems({});
    busy.current = true;
    setSaving(true);
    try {
      const now = take(await client.updateProduct(product.id, changes.body));
      // What was typed while the answer was on its way stays; what was sent takes the stored form.
      setDraft((typed) => rebaseOnSaved(typed, draft, now));
      setStale(false);
      return true;
    } catch (error) {
      // Whose change it was, the form says itself; whose stock moved, only the server knows.
      const overtaken = error instanceof CallFailure && error.code === 'STALE_REVISION';
      setFailure(overtaken ? text.products.stale : sentenceOf(error));
      setStale(overtaken || (error instanceof CallFailure && error.code === 'STOCK_CHANGED'));
      if (error instanceof CallFailure) setProblems(problemsOf(error, changes.body.variants ?? []));
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const changed = isChanged(draft, product);
  const value = changed ? { revision: product.revision, typed: draft, base: draftOf(product) } : null;
  const { offered, answer } = useKeptDraft(`product/${product.id}`, keptProduct, value);
  const [restored, setRestored] = useState(0);
  // A refusal for staleness stands until it is dealt with; any other is answered by typing on.
  const forgetFailure = () => {
    if (!stale) setFailure(null);
  };
  return {
    product,
    draft,
    problems,
    failure,
    stale,
    kept:
      offered === null
        ? null
        : {
            stale: isKeptStale(offered, product),
            restore: () => {
              setDraft((typed) => restoreDraft(offered, typed, product));
              setRestored((count) => count + 1);
              answer();
            },
            discard: answer,
          },
    restored,
    state: saving ? 'saving' : !changed ? 'saved' : failure === null ? 'unsaved' : 'failed',
    change: (change) => {
      forgetFailure();
      setDraft((before) => ({ ...before, ...change }));
      setProblems((before) => without(before, Object.keys(change)));
    },
    changeVariant: (id, change) => {
      forgetFailure();
      setDraft((before) => {
        const variant = before.variants[id];
        if (variant === undefined) return before;
        return { ...before, variants: { ...before.variants, [id]: { ...variant, ...change } } };
      });
      setProblems((before) => without(before, [`${id}.price`, `${id}.salePrice`, `${id}.stock`]));
    },
    save,
    discard: () => {
      setDraft(draftOf(product));
      setProblems({});
      setFailure(null);
    },
    takeTheirs: async () => {
      try {
        const now = await client.getProduct(product.id);
        adopt(now);
        setStale(false);
        setFailure(null);
        setProblems({});
      } catch (error) {
        setFailure(sentenceOf(error));
      }
    },
    adopt,
  };
}

/** Keeps what differs from what was sent, takes the stored form of the rest. */
function rebaseOnSaved(typed: ProductDraft, sent: ProductDraft, now: ProductDetail): ProductDraft {
  const fresh = draftOf(now);
  return {
    title: pick(typed.title, sent.title, fresh.title),
    description: pick(typed.description, sent.description, fresh.description),
    variants: Object.fromEntries(
      Object.entries(fresh.variants).map(([id, is]) => {
        const value = typed.variants[id];
        return [id, value === undefined || value === sent.variants[id] ? is : value];
      }),
    ),
  };
}

function without(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

/** The server names fields by their place in the call (`variants.0.priceMinor`); the form, by variant. */
function problemsOf(failure: CallFailure, sent: readonly { readonly id: string }[]): Problems {
  const problems: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(failure.fields)) {
    const match = /^variants\.(\d+)\.(priceMinor|salePriceMinor|stock)/.exec(path);
    const id = match === null ? undefined : sent[Number(match[1])]?.id;
    if (match === null || id === undefined) problems[path] = sentence;
    else problems[`${id}.${(match[2] ?? '').replace('Minor', '')}`] = sentence;
  }
  return problems;
}
