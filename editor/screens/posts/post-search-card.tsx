import { plainText } from '@vitrine/domain/text/plain-text.ts';
import { useMe } from '../../app/session.ts';
import { posts as text } from '../../text/en-posts.ts';
import { written } from '../../text/en-written.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { AddressInput, SearchResult } from '../../ui/search-result.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import type { PostForm } from './use-post-form.ts';

/** Characters that search engines show of a description. */
const SHOWN_DESCRIPTION = 155;

/** What search engines show of a post, and its web address. */
export function PostSearchCard({ form }: { readonly form: PostForm }) {
  const { website } = useMe();
  const { stored, values } = form;
  const { title, excerpt, seoTitle, seoDescription, seoHidden } = values;
  const own = plainText(seoDescription.trim() === '' ? excerpt : seoDescription, SHOWN_DESCRIPTION);
  const before = stored.path.slice(0, stored.path.length - stored.urlId.length);
  const shownTitle = seoTitle.trim() === '' ? `${title.trim()} — ${website.title}` : seoTitle.trim();
  const address = form.field('urlId');
  useFieldLabel(address, text.address);
  return (
    <Card title={text.searchHead}>
      <SearchResult
        label={text.searchPreview}
        path={before + values.urlId.trim()}
        title={shownTitle}
        description={own === '' ? text.noDescription : own}
        hidden={seoHidden ? written[stored.kind].hiddenInSearch : null}
      />
      <TextField field={form.field('seoTitle')} label={text.seoTitle} placeholder={shownTitle} />
      <LongTextField field={form.field('seoDescription')} label={text.seoDescription} rows={2} />
      <AddressInput
        label={text.address}
        hint={values.urlId.trim() === stored.urlId ? text.addressHint : text.addressChange(stored.path)}
        prefix={before}
        name={address.name}
        value={address.value}
        problem={address.problem}
        onChange={address.change}
      />
      <SwitchField field={form.field('seoHidden')} label={text.seoHidden} />
    </Card>
  );
}
