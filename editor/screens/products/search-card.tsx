import { plainText } from '@vitrine/domain/text/plain-text.ts';
import { useMe } from '../../app/session.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { AddressInput, SearchResult } from '../../ui/search-result.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Characters that search engines show of a description. */
const SHOWN_DESCRIPTION = 155;

/** What search engines show of the product, and its web address. */
export function SearchCard({ form }: { form: ProductForm }) {
  const { seoTitle, seoDescription } = form.values;
  const { title, description } = useSearchResult(form);
  return (
    <ProductCard title={text.seoHead}>
      <SearchResult
        label={text.seoPreview}
        path={addressOf(form.stored, form.values.urlId)}
        title={title}
        description={description === '' ? text.noDescription : description}
        hidden={form.values.seoHidden ? text.hiddenInSearch : null}
      />
      <TextField
        field={form.field('seoTitle')}
        label={text.seoTitle}
        placeholder={title}
        hint={text.seoTitleHint(seoTitle.length)}
      />
      <LongTextField
        field={form.field('seoDescription')}
        label={text.seoDescription}
        hint={text.seoDescriptionHint(seoDescription.length)}
        rows={2}
      />
      <AddressField form={form} />
      <SwitchField field={form.field('seoHidden')} label={text.seoHidden} hint={text.seoHiddenHint} />
    </ProductCard>
  );
}

/** The title and description of the page as search engines get them. */
function useSearchResult(form: ProductForm): { readonly title: string; readonly description: string } {
  const { website } = useMe();
  const { title, summary, description, seoTitle, seoDescription } = form.values;
  const own = plainText(plainText(summary, 1) === '' ? description : summary, SHOWN_DESCRIPTION);
  return {
    title: seoTitle.trim() === '' ? `${title.trim()} — ${website.title}` : seoTitle.trim(),
    description: seoDescription.trim() === '' ? own : plainText(seoDescription, SHOWN_DESCRIPTION),
  };
}

/** The path of the product with this url id. */
function addressOf(stored: { readonly fullUrl: string; readonly urlId: string }, urlId: string): string {
  return stored.fullUrl.slice(0, stored.fullUrl.length - stored.urlId.length) + urlId.trim();
}

function AddressField({ form }: { form: ProductForm }) {
  const { stored } = form;
  const field = form.field('urlId');
  useFieldLabel(field, text.address);
  return (
    <AddressInput
      label={text.address}
      hint={field.value.trim() === stored.urlId ? text.addressHint : text.addressChange(stored.fullUrl)}
      prefix={addressOf(stored, '')}
      name={field.name}
      value={field.value}
      problem={field.problem}
      onChange={field.change}
    />
  );
}
