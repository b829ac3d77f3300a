import { Button, Checkbox, Group, Input, TextInput } from '@mantine/core';
import { MAX_NAVIGATION_LABEL, type NavigationEntry } from '@vitrine/contracts/navigation.ts';
import { navigationProblems as problems } from '@vitrine/domain/text/en/navigation.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { navigation as text } from '../../../text/en-navigation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkEditor } from '../../page-editor/panel/controls/link-editor.tsx';
import { nameOf } from './entries.ts';
import styles from './navigation.module.css';

/** Asks for the label of a page's entry, or for the label and the address of a link; `entry` is null for a new one. */
export function EntryDialog(props: {
  entry: NavigationEntry | null;
  /** Of a new link. */
  title: string;
  onClose: () => void;
  onDone: (entry: NavigationEntry) => void;
}) {
  const { entry } = props;
  const [label, setLabel] = useState(entry?.label ?? '');
  const [url, setUrl] = useState(entry?.kind === 'link' ? entry.url : '');
  const [newWindow, setNewWindow] = useState(entry?.kind === 'link' && entry.newWindow);
  const [problem, setProblem] = useState<{ label?: string; url?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const isPage = entry?.kind === 'page';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const written = label.trim();
    if (isPage) {
      props.onDone({ ...entry, label: written });
      return;
    }
    // What was typed and cannot be an address was not taken over: the field says why.
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([data-label])');
    const found = {
      ...(written === '' ? { label: problems.labelMissing } : {}),
      ...(url === '' ? { url: problems.addressMissing } : {}),
    };
    setProblem(found);
    if (written === '') form.current?.querySelector<HTMLElement>('[data-label]')?.focus();
    else if (refused !== null && refused !== undefined) refused.focus();
    else if (url === '') form.current?.querySelector<HTMLElement>('fieldset input, fieldset select')?.focus();
    else props.onDone({ kind: 'link', label: written, url, newWindow });
  };
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={
        entry === null ? props.title : isPage ? text.renameTitle(nameOf(entry)) : text.editTitle(entry.label)
      }
    >
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <TextInput
          data-label
          data-autofocus
          label={text.label}
          {...(isPage && entry.title !== ''
            ? { description: text.labelHint(entry.title), placeholder: entry.title }
            : {})}
          autoComplete="off"
          maxLength={MAX_NAVIGATION_LABEL}
          value={label}
          error={problem.label}
          onChange={(event) => {
            setLabel(event.currentTarget.value);
            setProblem((before) => (before.url === undefined ? {} : { url: before.url }));
          }}
        />
        {!isPage && (
          <>
            <fieldset className={styles['address']}>
              <Input.Label component="legend">{text.address}</Input.Label>
              <LinkEditor
                label={text.address}
                href={url}
                path="url"
                start="web"
                size="sm"
                problem={problem.url}
                onChange={(href) => {
                  setUrl(href);
                  setProblem((before) => (before.label === undefined ? {} : { label: before.label }));
                }}
              />
            </fieldset>
            <Checkbox
              label={text.newWindow}
              checked={newWindow}
              onChange={(event) => setNewWindow(event.currentTarget.checked)}
            />
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose}>
            {text.cancel}
          </Button>
          <Button type="submit">{entry === null ? text.add : text.save}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
