import { Progress, Text } from '@mantine/core';
import type { ProductImport } from '@vitrine/contracts/product-imports.ts';
import { productImport as text } from '../../../text/en-product-csv.ts';
import styles from './import.module.css';

/** How far the server is with comparing the file. */
export function ReadingFile({ newest }: { newest: ProductImport }) {
  const label = text.reading(newest.fileName);
  return (
    <div className={styles['choose']}>
      <div className={styles['bar']}>
        <output>{label}</output>
        <Progress
          value={newest.bytes === 0 ? 0 : (newest.bytesRead / newest.bytes) * 100}
          size="sm"
          aria-label={label}
        />
      </div>
      <Text c="dimmed" size="sm" className={styles['words']}>
        {text.readingHint}
      </Text>
    </div>
  );
}
