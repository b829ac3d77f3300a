import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { PanelField } from '@vitrine/blocks/description.ts';
import { Suspense } from 'react';
import type { ChangeValue, ControlProps } from './control.ts';
import { AltTextControl } from './controls/alt-text-control.tsx';
import { AssetControl } from './controls/asset-control.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ChoicesControl } from './controls/choices-control.tsx';
import { CodeControl } from './controls/code-control.tsx';
import { CollectionControl } from './controls/collection-control.tsx';
import { ColorControl } from './controls/color-control.tsx';
import { ColumnsControl } from './controls/columns-control.tsx';
import { CropControl } from './controls/crop-control.tsx';
import { DatasetControl } from './controls/dataset-control.tsx';
import { DateControl } from './controls/date-control.tsx';
import { FocalPointControl } from './controls/focal-point-control.tsx';
import { FormControl } from './controls/form-control.tsx';
import { GroupControl } from './controls/group-control.tsx';
import { ItemControl } from './controls/item-control.tsx';
import { ItemsControl } from './controls/items-control.tsx';
import { LabelledLinkControl } from './controls/labelled-link-control.tsx';
import { LinkControl } from './controls/link-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { MailingListControl } from './controls/mailing-list-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { PlayableControl } from './controls/playable-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { TargetControl } from './controls/target-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { TextsControl } from './controls/texts-control.tsx';
import { usePanel } from './panel-context.ts';
import { shownFields, shownValue } from './panel-values.ts';
import styles from './panel.module.css';

// The editor of formatted text is large and few blocks need it here: most text is edited where it stands.
const RichTextControl = lazyPart(
  async () => (await import('./controls/rich-text-control.tsx')).RichTextControl,
);

type Values = Readonly<Record<string, unknown>>;

/** The fields of a block, of a group in it or of an entry of a list, in order, those whose conditions hold. */
export function FieldList(props: {
  fields: readonly PanelField[];
  values: Values;
  /** Objects around this one, the nearest first. */
  around: readonly Values[];
  /** Of a new object of the kind: shown where a prop that always has a value is missing. */
  starting: Values;
  /** Of the object, in the block's props; '' for the props themselves. */
  path: string;
  change: (
    name: string,
    value: unknown,
    ...how: Parameters<ChangeValue> extends [unknown, ...infer How] ? How : never
  ) => void;
}) {
  const { values, around, path } = props;
  const { problems } = usePanel();
  return (
    <div className={styles['fields']}>
      {shownFields(props.fields, values, around).map((field) => {
        const at = path === '' ? field.name : `${path}.${field.name}`;
        return (
          <Control
            key={field.name}
            field={field}
            value={shownValue(field, values, props.starting)}
            around={[values, ...around]}
            path={at}
            problem={problems[at]}
            change={(value, step, within) => props.change(field.name, value, step, within ?? at)}
          />
        );
      })}
    </div>
  );
}

function Control({ field, ...props }: ControlProps<PanelField['kind']>) {
  switch (field.kind) {
    case 'text':
      return <TextControl {...props} field={field} />;
    case 'alt-text':
      return <AltTextControl {...props} field={field} />;
    case 'rich-text':
      return (
        <Suspense fallback={<div className={styles['richTextWaiting']} />}>
          <RichTextControl {...props} field={field} />
        </Suspense>
      );
    case 'code':
      return <CodeControl {...props} field={field} />;
    case 'switch':
      return <SwitchControl {...props} field={field} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'choices':
      return <ChoicesControl {...props} field={field} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'date':
      return <DateControl {...props} field={field} />;
    case 'color':
      return <ColorControl {...props} field={field} />;
    case 'link':
      return <LinkControl {...props} field={field} />;
    case 'labelled-link':
      return <LabelledLinkControl {...props} field={field} />;
    case 'asset':
      return <AssetControl {...props} field={field} />;
    case 'crop':
      return <CropControl {...props} field={field} />;
    case 'playable':
      return <PlayableControl {...props} field={field} />;
    case 'target':
      return <TargetControl {...props} field={field} />;
    case 'focal-point':
      return <FocalPointControl {...props} field={field} />;
    case 'collection':
      return <CollectionControl {...props} field={field} />;
    case 'form':
      return <FormControl {...props} field={field} />;
    case 'mailing-list':
      return <MailingListControl {...props} field={field} />;
    case 'item':
      return <ItemControl {...props} field={field} />;
    case 'items':
      return <ItemsControl {...props} field={field} />;
    case 'texts':
      return <TextsControl {...props} field={field} />;
    case 'columns':
      return <ColumnsControl {...props} field={field} />;
    case 'sheet':
      return <DatasetControl {...props} field={field} />;
    case 'dataset':
      return <DatasetControl {...props} field={field} />;
    case 'list':
      return <ListControl {...props} field={field} Fields={FieldList} />;
    case 'group':
      return <GroupControl {...props} field={field} Fields={FieldList} />;
  }
}
