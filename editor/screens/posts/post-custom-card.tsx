import { Text } from '@mantine/core';
import type { CustomFieldKind } from '@vitrine/domain/content/custom-fields.ts';
import { Suspense } from 'react';
import { posts as text } from '../../text/en-posts.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import type { Field } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import { FileField } from './file-field.tsx';
import type { PostForm } from './use-post-form.ts';

const RichTextField = lazyPart(async () => (await import('../products/rich-text-field.tsx')).RichTextField);

/** The fields that the theme declares for the posts of this blog, a card for each of its types. */
export function PostCustomCards({ form }: { readonly form: PostForm }) {
  return form.stored.customTypes.map(({ name, title, fields }) => (
    <Card key={name} title={title}>
      <Text size="sm" c="dimmed">
        {text.ofTheme}
      </Text>
      {fields.map((field) => (
        <CustomField key={field.name} form={form} {...field} />
      ))}
    </Card>
  ));
}

function CustomField(props: {
  readonly form: PostForm;
  readonly name: string;
  readonly title: string;
  readonly kind: CustomFieldKind;
}) {
  const { form, name, title, kind } = props;
  const content = form.group('customContent');
  if (kind === 'checkbox') return <SwitchField field={content.group('checks').field(name)} label={title} />;
  const field = content.group('texts').field(name);
  if (kind === 'image') return <FileField field={orNothing(field)} label={title} accepts="picture" />;
  if (kind === 'text') return <TextField field={field} label={title} />;
  return (
    <Suspense fallback={null}>
      <RichTextField
        key={form.replaced}
        field={field}
        stored={form.stored.customContent.texts[name] ?? ''}
        label={title}
        short
      />
    </Suspense>
  );
}

/** A field with the id of a file, where '' is none. */
const orNothing = (field: Field<string>): Field<string | null> => ({
  name: field.name,
  value: field.value === '' ? null : field.value,
  problem: field.problem,
  labels: field.labels,
  change: (id) => field.change(id ?? ''),
  update: (change) => field.update((before) => change(before === '' ? null : before) ?? ''),
});
