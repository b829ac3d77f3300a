import { Input } from '@mantine/core';
import { useId } from 'react';
import { asText, type ControlProps } from '../control.ts';
import styles from '../panel.module.css';
import { LinkEditor } from './link-editor.tsx';

/** A link: to a page, an item, a file, an email, a phone number, a web address or a place on the page. */
export function LinkControl(props: ControlProps<'link'>) {
  const { field, change } = props;
  const hintId = useId();
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <LinkEditor
        label={field.label}
        href={asText(props.value)}
        path={props.path}
        problem={props.problem}
        {...(field.hint === undefined ? {} : { describedBy: hintId })}
        onChange={(href, step) => change(href === '' && field.nullable === true ? null : href, step)}
      />
      {field.hint !== undefined && (
        <Input.Description id={hintId} size="xs">
          {field.hint}
        </Input.Description>
      )}
    </fieldset>
  );
}
