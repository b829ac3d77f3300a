import { Button, Input, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { asRecord, asText, type ControlProps, isRecord } from '../control.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { LinkEditor } from './link-editor.tsx';

const text = pagePanel.link;

/** Words that link, with where they lead. One that may be missing is added and removed. */
export function LabelledLinkControl(props: ControlProps<'labelled-link'>) {
  const { field, value, change, path } = props;
  const { problems } = usePanel();
  const own = useRef<HTMLFieldSetElement>(null);
  const isThere = isRecord(value) || field.nullable !== true;
  const link = asRecord(value);
  const toggle = () => {
    flushSync(() => change(isThere ? null : { label: '', href: '' }, 'once'));
    own.current?.querySelector<HTMLElement>(isThere ? 'button' : 'input')?.focus();
  };
  return (
    <fieldset ref={own} className={styles['section']}>
      <legend className={styles['sectionHead']}>{field.label}</legend>
      {field.nullable === true && isThere && (
        <Button
          className={styles['sectionAction'] ?? ''}
          variant="subtle"
          size="compact-xs"
          aria-label={`${text.remove}: ${field.label}`}
          onClick={toggle}
        >
          {pagePanel.group.removeShort}
        </Button>
      )}
      {isThere ? (
        <div className={styles['stack']}>
          <TextInput
            size="xs"
            label={text.label}
            autoComplete="off"
            maxLength={field.max}
            data-field={`${path}.label`}
            error={problems[`${path}.label`]}
            value={asText(link['label'])}
            onChange={(event) =>
              change({ ...link, label: event.currentTarget.value }, 'typed', `${path}.label`)
            }
          />
          <div>
            <Input.Label component="div" size="xs">
              {text.target}
            </Input.Label>
            <LinkEditor
              label={field.label}
              href={asText(link['href'])}
              path={`${path}.href`}
              problem={problems[`${path}.href`]}
              onChange={(href, step) => change({ ...link, href }, step, `${path}.href`)}
            />
          </div>
        </div>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<PlusIcon size={14} />}
          data-field={path}
          aria-label={`${text.add}: ${field.label}`}
          onClick={toggle}
        >
          {text.add}
        </Button>
      )}
      {field.hint !== undefined && <Input.Description size="xs">{field.hint}</Input.Description>}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
