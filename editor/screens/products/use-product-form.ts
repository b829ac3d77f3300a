import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useCallback, useRef, useState } from 'react';
import { client, updateCache, queryClient, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { useSavedDraft } from '../../ui/saved-draft.ts';
import type { DraftOffer } from '../../ui/saved-draft-offer.tsx';
import type { SaveState } from '../../ui/save-state.tsx';
import {
  changesOf,
  draftOf,
  isChanged,
  isDraftStale,
  savedProductDraft,
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
  /** Why the last save failed; null otherwise. */
  readonly failure: string | null;
  /** True when the save was refused because the product has changed meanwhile. */
  readonly stale: boolean;
  /** Unsaved changes of an earlier visit; null without any. */
  readonly kept: DraftOffer | null;
  /** How often a draft was restored: the rich-text editor is remounted with each. */
  readonly restored: number;
  change(change: Partial<Pick<ProductDraft, 'title' | 'description'>>): void;
  changeVariant(id: string, change: Partial<VariantDraft>): void;
  /** Returns whether everything is stored. */
  save(): Promise<boolean>;
  discard(): void;
  /** Fetches the stored product and rebases the form onto it. */
  loadSavedVersion(): Promise<void>;
  /** Takes the product from another call's response, e.g. after adding a picture. */
  adopt(product: ProductDetail): void;
}

/** The state of a product's form: the stored product, what was typed, and saving. */
export function useProductForm(stored: ProductDetail): ProductForm {
  const [product, setProduct] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const [saving, setSaving] = useState(false);
  // Two quick presses of Ctrl-S must not send two saves.
  const busy = useRef(false);

  /** The newest version received: of two calls in flight, the older may be answered last. */
  const latest = useRef(stored);

  /** Stores a received product unless a newer one has arrived before. Returns the newer one. */
  const take = useCallback((answer: ProductDetail): ProductDetail => {
    const now = newerOf(latest.current, answer);
    latest.current = now;
    setProduct(now);
    updateCache(['product', now.id], () => now);
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
      const now = take(
        await client.call('PUT', '/api/admin/products/:id', {
          params: { id: product.id },
          body: changes.body,
        }),
      );
      // What was typed while the save was in flight stays; what was sent takes the stored value.
      setDraft((typed) => rebaseOnSaved(typed, draft, now));
      setStale(false);
      return true;
    } catch (error) {
      // The form itself reports an edit conflict; that stock has changed, only the server knows.
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
  const { offered, answer } = useSavedDraft(`product/${product.id}`, savedProductDraft, value);
  const [restored, setRestored] = useState(0);
  // A conflict stays until it is resolved; any other failure is cleared by typing.
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
            stale: isDraftStale(offered, product),
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
    loadSavedVersion: async () => {
      try {
        const now = await client.call('GET', '/api/admin/products/:id', { params: { id: product.id } });
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

/** Keeps fields that differ from what was sent; takes the stored values of the rest. */
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

/** The server names fields by their path in the request (`variants.0.priceMinor`); the form, by variant. */
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
