import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import screen from '../../ui/screen.module.css';

/** A card of the form. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
        {title}
      </Title>
      {children}
    </section>
  );
}
