import { MAX_PAGE_TITLE } from '@vitrine/contracts/pages.ts';
import { pages as text } from '../../text/en-pages.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import type { Parent } from './page-tree.ts';

/** Asks for the title of a new page. */
export function NewPageDialog(props: {
  parent: Parent | null;
  /** Returns the id of the new page. */
  add: (title: string, parentId: string | null) => Promise<string>;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const { parent } = props;
  return (
    <NameDialog
      title={parent === null ? text.addTitle : text.addInsideTitle(parent.title)}
      label={text.name}
      hint={text.nameHint}
      placeholder={text.namePlaceholder}
      max={MAX_PAGE_TITLE}
      missing={text.nameMissing}
      cancel={text.cancel}
      submit={text.addSubmit}
      act={(title) => props.add(title, parent?.id ?? null)}
      onDone={props.onAdded}
      onClose={props.onClose}
    />
  );
}
