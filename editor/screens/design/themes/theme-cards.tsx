import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { useEffect, useRef } from 'react';
import { text } from '../../../text/en.ts';
import { themes } from '../../../text/en-themes.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { Tone } from '../../../ui/tone.tsx';
import { previewAddress } from '../preview-address.ts';
import { ThemeActions, type ThemeChanges } from './theme-actions.tsx';
import styles from './theme-cards.module.css';
import { ThemeFrame } from '../theme-frame.tsx';

/** Viewport width of the thumbnails, CSS pixels. */
const LIKENESS_WIDTH = 1280;

/** All themes, each with a thumbnail of the shop in it. */
export function ThemeCards(props: {
  themes: readonly ThemeView[];
  /** The theme that is being activated; null otherwise. */
  changing: string | null;
  /** The theme before the last switch, for Undo; null where nothing was switched. */
  before: ThemeView | null;
  saves: number;
  activate: (name: string) => void;
  /** Larger, where they are all that the screen shows. */
  isLarge?: boolean;
  /** Called when a theme is changed by a further action; without it there are none. */
  changes?: ThemeChanges;
}) {
  return (
    <ul className={styles['cards']} data-large={props.isLarge === true}>
      {props.themes.map((theme) => (
        <li
          key={theme.name}
          className={`${screen['sheet']} ${styles['card']}`}
          data-current={theme.isCurrent}
        >
          <div className={styles['likeness']} aria-hidden="true">
            <ThemeFrame
              address={previewAddress(theme, {}, theme.isCurrent || props.isLarge === true ? props.saves : 0)}
              title={text.design.previewOf(theme.title)}
              pageWidth={LIKENESS_WIDTH}
              scrolls={false}
            />
          </div>
          <div className={styles['words']}>
            <div className={styles['names']}>
              <div className={styles['nameRow']}>
                <h3 className={styles['name']}>{theme.title}</h3>
                {theme.problems.length > 0 && (
                  <Tone tone={theme.problems.some(({ severity }) => severity === 'error') ? 'red' : 'amber'}>
                    {text.design.problemCount(theme.problems.length)}
                  </Tone>
                )}
              </div>
              <p className={`${screen['quiet']} ${screen['small']} ${styles['author']}`}>
                {[
                  theme.author === '' ? '' : text.design.by(theme.author),
                  theme.isOwn ? text.design.own : '',
                  theme.upload === null
                    ? ''
                    : themes.uploaded(isNamesake(theme, props.themes) ? theme.name : null),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            </div>
            {props.changes === undefined && <Choice {...props} theme={theme} />}
          </div>
          {props.changes !== undefined && (
            <div className={styles['actions']}>
              <Choice {...props} theme={theme} />
              <ThemeActions theme={theme} {...props.changes} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether another theme has the same title, as two uploads of one theme have. */
const isNamesake = (theme: ThemeView, all: readonly ThemeView[]): boolean =>
  all.some(({ name, title }) => name !== theme.name && title === theme.title);

function Choice(props: {
  theme: ThemeView;
  changing: string | null;
  before: ThemeView | null;
  activate: (name: string) => void;
}) {
  const { theme, before, changing } = props;
  const sign = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The pressed button is replaced when the response arrives; the focus stays in its card.
  useEffect(() => {
    if (changing !== null && changing !== theme.name && changing !== before?.name) pressed.current = false;
    const isLost = document.activeElement === document.body || document.activeElement === sign.current;
    if (!pressed.current || changing !== null || !isLost) return;
    (theme.isCurrent ? sign : button).current?.focus();
  }, [theme.name, theme.isCurrent, before?.name, changing]);
  const activate = (name: string) => {
    pressed.current = true;
    props.activate(name);
  };
  if (!theme.isCurrent)
    return (
      <BusyButton
        ref={button}
        variant="default"
        size="sm"
        aria-label={text.design.activateName(theme.title)}
        loading={changing === theme.name}
        disabled={changing !== null && changing !== theme.name}
        onClick={() => activate(theme.name)}
      >
        {text.design.activate}
      </BusyButton>
    );
  return (
    <div className={styles['current']}>
      <p ref={sign} tabIndex={-1} className={styles['inUse']}>
        <CheckIcon size={16} />
        {text.design.inUse}
      </p>
      {before !== null && (
        <BusyButton
          variant="subtle"
          size="compact-sm"
          loading={changing === before.name}
          aria-label={text.design.undoName(before.title)}
          onClick={() => activate(before.name)}
        >
          {text.design.undo}
        </BusyButton>
      )}
    </div>
  );
}
