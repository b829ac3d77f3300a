import { editorFailures } from '../../../../text/en-editor-failures.ts';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import { useSitePages } from '../site-queries.ts';
import { PageSelect } from './page-select.tsx';

/** A page or list of the website. */
export function CollectionControl(props: ControlProps<'collection'>) {
  const { field } = props;
  const { pages, failure } = useSitePages();
  return (
    <PageSelect
      {...inputProps(props)}
      pages={pages?.filter(({ kind }) => field.kinds.length === 0 || field.kinds.includes(kind))}
      failure={failure}
      error={failure === undefined ? props.problem : editorFailures.noCollections}
      valueOf={({ id }) => id}
      value={asText(props.value)}
      goneLabel={text.collection.gone}
      nothing={text.collection.nothing}
      placeholder={text.collection.placeholder}
      clearable={field.nullable === true}
      // All that is on the page is in a landmark.
      comboboxProps={{ portalProps: { target: '#menus' } }}
      clearButtonProps={{ 'aria-label': text.clear(field.label) }}
      onPick={(id) => props.change(id ?? null, 'once')}
    />
  );
}
