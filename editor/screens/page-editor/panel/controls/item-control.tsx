import { ActionIcon, Button, Input } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { RemoveIcon } from '../../../../ui/icons.tsx';
import { SearchSelect } from '../../../../ui/search-select.tsx';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';
import { findSiteItems, useSiteItems } from '../site-queries.ts';
import { ChosenItem } from './chosen-item.tsx';

/** A product, a post or another item: searched for by its title. */
export function ItemControl(props: ControlProps<'item'>) {
  const { field, change, path } = props;
  const id = asText(props.value);
  const { itemOf, failure } = useSiteItems(id === '' ? [] : [id]);
  const labelId = useId();
  const own = useRef<HTMLDivElement>(null);
  // The stored one stays until another is found.
  const [isSearching, setSearching] = useState(false);
  const pick = (next: string | null) => {
    flushSync(() => {
      setSearching(false);
      if (next !== id) change(next, 'once');
    });
    own.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div
      ref={own}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setSearching(false);
      }}
    >
      {id === '' || isSearching ? (
        <SearchSelect
          {...inputProps(props)}
          name={`site-items-${field.kinds.join('-')}`}
          placeholder={text.items.placeholder}
          nothing={text.items.nothing}
          find={findSiteItems(field.kinds)}
          accept={() => true}
          labelOf={({ title }) => title}
          onPick={(item) => {
            if (item !== null) pick(item.id);
          }}
        />
      ) : (
        <Input.Wrapper {...inputProps(props)} labelElement="div" labelProps={{ id: labelId }}>
          <fieldset aria-labelledby={labelId} className={styles['group']}>
            <ChosenItem item={itemOf(id)} failure={failure}>
              <Button
                variant="subtle"
                size="compact-xs"
                data-field={path}
                aria-label={text.asset.of(field.label, text.items.change)}
                onClick={() => {
                  flushSync(() => setSearching(true));
                  own.current?.querySelector<HTMLElement>('input')?.focus();
                }}
              >
                {text.items.change}
              </Button>
              {field.nullable === true && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={text.asset.of(field.label, text.items.remove)}
                  onClick={() => pick(null)}
                >
                  <RemoveIcon size={14} />
                </ActionIcon>
              )}
            </ChosenItem>
          </fieldset>
        </Input.Wrapper>
      )}
    </div>
  );
}
