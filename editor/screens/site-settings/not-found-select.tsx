import { siteSettings as text } from '../../text/en-site-settings.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { PageSelect } from '../page-editor/panel/controls/page-select.tsx';
import { useSitePages } from '../page-editor/panel/site-queries.ts';

/** One of the website's pages; none for the theme's own. */
export function NotFoundSelect({ field }: { field: Field<string> }) {
  const { pages, failure } = useSitePages();
  return (
    <PageSelect
      size="sm"
      label={text.notFound.page}
      placeholder={text.notFound.pagePlaceholder}
      clearable
      data-field={field.name}
      pages={pages?.filter(({ kind, isHome }) => kind === 'page' && !isHome)}
      failure={failure}
      valueOf={({ id }) => id}
      value={field.value}
      goneLabel={text.notFound.gone}
      nothing={text.notFound.nothing}
      error={field.problem}
      onPick={(id) => field.change(id ?? '')}
    />
  );
}
