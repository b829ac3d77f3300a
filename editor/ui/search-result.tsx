import { Input, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './search-result.module.css';

/** What a search engine shows of a page, or the sentence that says that it shows nothing. */
export function SearchResult(props: {
  label: string;
  /** The page's address on the site: `/shop/p/mug`. */
  path: string;
  title: string;
  description: string;
  /** Instead of them, where the page is hidden from search engines; null where it is not. */
  hidden: string | null;
}) {
  const { host } = globalThis.location;
  return (
    <figure className={styles['preview']} aria-label={props.label}>
      {props.hidden === null ? (
        <>
          <p className={styles['place']}>{[host, ...props.path.split('/').filter(Boolean)].join(' › ')}</p>
          <p className={styles['title']}>{props.title}</p>
          <p className={styles['words']}>{props.description}</p>
        </>
      ) : (
        <p className={styles['words']}>{props.hidden}</p>
      )}
    </figure>
  );
}

/** The part of a web address that its owner chooses, behind what is before it. */
export function AddressInput(props: {
  label: string;
  hint: ReactNode;
  prefix: string;
  /** The field's name in its form. */
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={props.label} description={props.hint} error={props.problem}>
      <div className={styles['address']}>
        <span className={styles['prefix']}>{props.prefix}</span>
        <TextInput
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-field={props.name}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          error={props.problem !== undefined}
        />
      </div>
    </Input.Wrapper>
  );
}
