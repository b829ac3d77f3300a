import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import screen from '../../ui/screen.module.css';
import styles from './drafts.module.css';

/** A card with a title. */
export function DraftCard(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`} aria-labelledby={id}>
      <Title order={2} id={id} className={screen['cardTitle'] ?? ''}>
        {props.title}
      </Title>
      {props.children}
    </section>
  );
}
