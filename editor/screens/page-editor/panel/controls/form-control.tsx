import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { OutsideIcon } from '../../../../ui/icons.tsx';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from './form-control.module.css';

/** A form of the website; below it, links to change it and to make another. */
export function FormControl(props: ControlProps<'form'>) {
  const { data, error } = useQuery({
    queryKey: ['forms', 'named'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/forms', {}, signal),
    // A form that was made in the other tab is there on the way back.
    staleTime: 0,
  });
  const chosen = asText(props.value);
  const forms = data?.forms ?? [];
  const isKnown = forms.some(({ id }) => id === chosen);
  const isOther = chosen !== '' && !isKnown;
  const failure = error === null ? undefined : sentenceOf(error);
  return (
    <div>
      <NativeSelect
        {...inputProps({ ...props, problem: failure ?? props.problem })}
        data={[
          { value: '', label: text.form.none },
          ...(isOther ? [{ value: chosen, label: data === undefined ? '…' : text.form.gone }] : []),
          ...forms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          if (value !== chosen) props.change(value === '' ? null : value, 'once');
        }}
      />
      <span className={styles['links']}>
        {isKnown && <Outside href={`/config/forms/${chosen}`}>{text.form.edit}</Outside>}
        <Outside href="/config/forms/new">{text.form.add}</Outside>
      </span>
    </div>
  );
}

/** In a tab of its own: the page that is edited stays as it is. */
function Outside({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <OutsideIcon size={12} />
      <VisuallyHidden>{text.form.newTab}</VisuallyHidden>
    </a>
  );
}
