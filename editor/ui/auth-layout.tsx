import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { ShopLogo } from './icons.tsx';

/** Layout of the pages outside the editor: sign-in, passwords, welcome. */
export function AuthLayout(props: { title: string; lead: string; children: ReactNode }) {
  useDocumentTitle(`${props.title} · Vitrine`);
  return (
    <main className={styles['ground']}>
      <div className={styles['sheet']}>
        <ShopLogo size={36} />
        <Title order={1} size="h2" mt="md">
          {props.title}
        </Title>
        <Text c="dimmed" mb="lg" mt={4}>
          {props.lead}
        </Text>
        {props.children}
      </div>
    </main>
  );
}
