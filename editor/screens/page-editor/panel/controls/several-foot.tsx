import { Button } from '@mantine/core';
import { pagePictures as text } from '../../../../text/en-page-pictures.ts';
import { idleWhen } from '../../../../ui/idle-when.ts';
import styles from '../library.module.css';
import type { Several } from './use-several.ts';

/** How many are chosen, and the button that adds them; it stays in sight below a long list. */
export function SeveralFoot({ several }: { readonly several: Several }) {
  const { count } = several;
  return (
    <div className={styles['severalFoot']}>
      <span>
        <output>{text.chosen(String, count)}</output>
        <span className={styles['severalHint']}>{text.severalHint}</span>
      </span>
      <Button {...idleWhen(count === 0)} onClick={() => count > 0 && several.finish()}>
        {text.add(String, count)}
      </Button>
    </div>
  );
}
