import { Button, VisuallyHidden } from '@mantine/core';
import type { ContrastWarningView, TweakView } from '@vitrine/contracts/themes.ts';
import { useRef, useState } from 'react';
import { palette as words } from '../../../text/en-palette.ts';
import { groupWarnings } from './group-warnings.ts';
import styles from './contrast-warnings.module.css';

/** What is hard to read with a palette, in the owner's words, each with the nearest shade that mends it. */
export function ContrastWarnings(props: {
  readonly warnings: readonly ContrastWarningView[];
  /** Of the theme, for their titles. */
  readonly tweaks: readonly Pick<TweakView, 'name' | 'title'>[];
  readonly onChange: (tweak: string, color: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const groups = groupWarnings(props.warnings);
  const titleOf = (name: string): string => props.tweaks.find((tweak) => tweak.name === name)?.title ?? name;
  return (
    // Always there, so that what appears in it is spoken; empty it takes no place.
    <section ref={place} tabIndex={-1} className={styles['warnings']} aria-label={words.title}>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {groups.length > 0 && (
        <ul className={styles['list']} aria-live="polite">
          {groups.map(({ key, tweak, shade, warnings }) => (
            <li key={key} className={styles['warning']}>
              {warnings.map(({ text, ground, scope, ratio, needed }) => (
                <p key={`${scope} ${text}`}>
                  {words.faint(text, ground, scope, String(Math.floor(ratio * 10) / 10), String(needed))}
                </p>
              ))}
              {tweak === null || shade === null ? (
                <p className={styles['quiet']}>{words.noShade}</p>
              ) : (
                <div className={styles['mend']}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.takeFor(shade, titleOf(tweak))}
                    leftSection={<span className={styles['shade']} style={{ background: shade }} />}
                    onClick={() => {
                      props.onChange(tweak, shade);
                      say(words.used(shade, titleOf(tweak)));
                      // The button that was pressed will be gone.
                      place.current?.focus({ preventScroll: true });
                    }}
                  >
                    {words.take(shade)}
                  </Button>
                  <span className={styles['quiet']}>{words.changes(titleOf(tweak))}</span>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
