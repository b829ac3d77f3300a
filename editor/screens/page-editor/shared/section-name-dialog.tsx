import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_SECTION_NAME } from '@vitrine/contracts/parts.ts';
import { sentenceOf } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { NameDialog } from '../../../ui/name-dialog.tsx';

/** Of half-made blocks the sentence says more than what each lacks. */
const reasonOf = (error: unknown): string =>
  (error instanceof CallFailure ? error.fields['name'] : undefined) ?? sentenceOf(error);

/** Asks for the name of a shared or saved section. */
export function SectionNameDialog(props: {
  readonly title: string;
  readonly hint?: string;
  readonly submit: string;
  readonly name?: string;
  readonly act: (name: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  return (
    <NameDialog
      {...props}
      label={text.name}
      placeholder={text.sharePlaceholder}
      max={MAX_SECTION_NAME}
      missing={text.nameMissing}
      cancel={text.cancel}
      reasonOf={reasonOf}
      onDone={props.onClose}
    />
  );
}
