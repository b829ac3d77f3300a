import { Button, Input, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spacerSizes } from '@vitrine/domain/letter/letter.ts';
import { Suspense } from 'react';
import { client } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field, FieldSet } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { LetterForm } from './use-letter-form.ts';
import type { PartRow, PictureValues } from './letter-values.ts';
import styles from './letters.module.css';
import { PictureField } from './picture-field.tsx';

const RichTextField = lazyPart(async () => (await import('../products/rich-text-field.tsx')).RichTextField);
const LinkEditor = lazyPart(
  async () => (await import('../page-editor/panel/controls/link-editor.tsx')).LinkEditor,
);

/** The fields of a part, by its kind. */
export function PartFields({
  fields,
  form,
}: {
  readonly fields: FieldSet<PartRow>;
  readonly form: LetterForm;
}) {
  const { id, type } = fields.values;
  switch (type) {
    case 'text': {
      const stored = form.stored.parts.find((part) => part.id === id);
      return (
        <Suspense fallback={<Skeleton height={160} radius="md" />}>
          <RichTextField
            key={form.replaced}
            field={fields.field('html')}
            stored={stored?.type === 'text' ? stored.html : ''}
            label={text.text}
            hint={text.textHint}
          />
        </Suspense>
      );
    }
    case 'image':
      return <PictureFields fields={fields.group('left')} form={form} label={text.picture} />;
    case 'images':
      return (
        <div className={styles['pair']}>
          <PictureFields fields={fields.group('left')} form={form} label={text.left} />
          <PictureFields fields={fields.group('right')} form={form} label={text.right} />
        </div>
      );
    case 'button':
      return (
        <>
          <TextField field={fields.field('label')} label={text.buttonLabel} />
          <LinkField field={fields.field('href')} />
        </>
      );
    case 'product':
      return <ProductField field={fields.field('itemId')} />;
    case 'spacer':
      return (
        <SelectField
          field={fields.field('size')}
          label={text.size}
          options={spacerSizes.map((value) => ({ value, label: text.sizes[value] }))}
        />
      );
    case 'line':
      return null;
  }
}

function PictureFields(props: {
  readonly fields: FieldSet<PictureValues>;
  readonly form: LetterForm;
  readonly label: string;
}) {
  const { fields, form, label } = props;
  return (
    <div className={styles['stack']}>
      <PictureField field={fields.field('assetId')} label={label} known={form.stored.pictures} />
      {fields.values.assetId !== '' && (
        <>
          <TextField field={fields.field('altText')} label={text.alt} hint={text.altHint} />
          <LinkField field={fields.field('href')} />
        </>
      )}
    </div>
  );
}

function LinkField({ field }: { readonly field: Field<string> }) {
  useFieldLabel(field, text.leadsTo);
  return (
    <Input.Wrapper label={text.leadsTo} labelElement="div">
      <Suspense fallback={<Skeleton height={36} radius="md" />}>
        <LinkEditor
          label={text.leadsTo}
          href={field.value}
          path={field.name}
          problem={field.problem}
          size="sm"
          onChange={(href) => field.change(href)}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

/** A product of the shop: searched for, then shown by its name. */
function ProductField({ field }: { readonly field: Field<string> }) {
  useFieldLabel(field, text.product);
  const { value } = field;
  const named = useQuery({
    queryKey: ['site-items', 'named', value],
    enabled: value !== '',
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/site-items', { query: { ids: value } }, signal)).items,
  });
  const found = named.data?.[0];
  if (value === '')
    return (
      <Input.Wrapper label={text.product} labelElement="div">
        <SearchSelect
          aria-label={text.product}
          error={field.problem}
          name="letter-products-"
          data-field={field.name}
          placeholder={text.productPlaceholder}
          nothing={text.productNothing}
          find={async (search, signal) =>
            (
              await client.call(
                'GET',
                '/api/admin/site-items',
                { query: { search, kinds: 'products' } },
                signal,
              )
            ).items
          }
          accept={() => true}
          labelOf={({ title }) => title}
          onPick={(item) => {
            if (item !== null) field.change(item.id);
          }}
        />
      </Input.Wrapper>
    );
  return (
    <div className={styles['product']}>
      <div>
        <div>{found?.title ?? (named.isSuccess ? text.productGone : '…')}</div>
        {found !== undefined && !found.isPublished && (
          <Text size="sm" c="dimmed">
            {text.productHidden}
          </Text>
        )}
      </div>
      <Button variant="default" data-field={field.name} onClick={() => field.change('')}>
        {text.changeProduct}
      </Button>
    </div>
  );
}
