import { Input } from '@mantine/core';
import { useId } from 'react';
import { siteSettings as text } from '../../text/en-site-settings.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { LinkEditor } from '../page-editor/panel/controls/link-editor.tsx';

/** Where the whole announcement leads. */
export function BarLink({ field }: { field: Field<string> }) {
  const hintId = useId();
  return (
    <Input.Wrapper
      label={text.bar.link}
      labelElement="div"
      description={text.bar.linkHint}
      descriptionProps={{ id: hintId }}
    >
      <LinkEditor
        label={text.bar.link}
        href={field.value}
        path={field.name}
        problem={field.problem}
        describedBy={hintId}
        size="sm"
        onChange={(href) => field.change(href)}
      />
    </Input.Wrapper>
  );
}
