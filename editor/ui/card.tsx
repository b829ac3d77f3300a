import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import screen from './screen.module.css';

/** A titled group of fields on a screen. */
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
