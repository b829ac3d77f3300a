import { Button, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formOfBlock, formOfBlockFault } from '@vitrine/blocks/form/form-of-block.ts';
import { formSchema } from '@vitrine/blocks/form/form.schema.ts';
import { useRef, useState } from 'react';
import { client, queryClient, sentenceOf } from '../../../../app/client.ts';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { OutsideIcon } from '../../../../ui/icons.tsx';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from './form-control.module.css';

/**
 * A form of the website; below it, links to change it and to make another. A block without one asks by mail: a button
 * makes its questions a form of the website.
 */
export function FormControl(props: ControlProps<'form'>) {
  const { data, error } = useQuery({
    queryKey: ['forms', 'named'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/forms', {}, signal),
    // A form that was made in the other tab is there on the way back.
    staleTime: 0,
  });
  const select = useRef<HTMLSelectElement>(null);
  const chosen = asText(props.value);
  const forms = data?.forms ?? [];
  const isKnown = forms.some(({ id }) => id === chosen);
  const isOther = chosen !== '' && !isKnown;
  const failure = error === null ? undefined : sentenceOf(error);
  return (
    <div>
      <NativeSelect
        ref={select}
        {...inputProps({ ...props, problem: failure ?? props.problem })}
        description={chosen === '' ? undefined : props.field.hint}
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
      {chosen === '' && <MakeForm {...props} onMade={() => select.current?.focus()} />}
    </div>
  );
}

/** Makes a form of the website from the questions of the block, and shows it in their place. */
function MakeForm({ around, change, onMade }: ControlProps<'form'> & { readonly onMade: () => void }) {
  const block = formSchema.safeParse(around[0]);
  const made = block.success ? formOfBlock(block.data) : null;
  const fault = made === null ? text.form.incomplete : formOfBlockFault(made);
  // Said once the button was pressed, for as long as it holds.
  const [isFaulty, setFaulty] = useState(false);
  const make = useMutation({
    mutationFn: (body: NonNullable<typeof made>) => client.call('POST', '/api/admin/forms', { body }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['forms'] });
      change(id, 'once');
      // The button goes away, and its focus with it.
      onMade();
    },
  });
  const press = (): void => {
    setFaulty(fault !== '');
    if (made !== null && fault === '') make.mutate(made);
  };
  const shown = isFaulty ? fault : make.error === null ? '' : sentenceOf(make.error);
  return (
    <div className={styles['make']}>
      <Button size="xs" variant="light" fullWidth loading={make.isPending} onClick={press}>
        {text.form.make}
      </Button>
      <Text size="xs" c="dimmed">
        {text.form.makeHint}
      </Text>
      {shown !== '' && (
        <Text size="xs" c="red" role="alert">
          {shown}
        </Text>
      )}
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
