import { Input } from '@mantine/core';
import { popup as text } from '../../text/en-popup.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { LinkEditor } from '../page-editor/panel/controls/link-editor.tsx';

/** Where the button of the pop-up leads. */
export function ButtonLink({ field }: { field: Field<string> }) {
  return (
    <Input.Wrapper label={text.action.href} labelElement="div">
      <LinkEditor
        label={text.action.href}
        href={field.value}
        path={field.name}
        problem={field.problem}
        size="sm"
        onChange={(href) => field.change(href)}
      />
    </Input.Wrapper>
  );
}
