import { Button, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { design as words } from '../../../text/en-design.ts';
import { BackIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { focusPlace } from '../../../ui/focus-place.ts';
import type { DeskValues } from './desk-history.ts';
import { CSS, ICON, keyOf, LOGO } from './desk-values.ts';
import styles from './desk-panel.module.css';
import { groupTweaks, type StyleGroup, summarize } from './style-groups.ts';
import { TweakGroup } from './tweak-group.tsx';
import { BrandGroup } from './brand-group.tsx';
import { CustomCssGroup } from './custom-css-group.tsx';
import type { Desk } from './use-desk.ts';
import type { LiveState } from './live-styles.ts';

/** Part of the panel that is open: `tweaks:Colors`, `brand`, `css`; null for the list of all. */
export type OpenGroup = string | null;
const BRAND = 'brand';
const CUSTOM_CSS = 'css';
const ofTweaks = (category: string): string => `tweaks:${category}`;

/** What is open is called. */
export function nameOfGroup(group: OpenGroup): string {
  if (group === null) return words.panel;
  if (group === BRAND) return words.brand;
  if (group === CUSTOM_CSS) return words.customCss;
  return group.slice(ofTweaks('').length) || words.noCategory;
}

/** The part of the panel where a value is set. */
export function groupOfKey(desk: Desk, key: string): OpenGroup {
  if (key === CSS) return CUSTOM_CSS;
  if (key === LOGO || key === ICON) return BRAND;
  const tweak = desk.view.tweaks.find((one) => keyOf(one) === key);
  return tweak === undefined ? null : ofTweaks(tweak.category.trim());
}

/** The style guide: a list of its groups, or one of them. */
export function DeskPanel(props: {
  readonly desk: Desk;
  readonly live: LiveState;
  readonly open: OpenGroup;
  readonly onOpen: (group: OpenGroup) => void;
  readonly isWithoutCss: boolean;
  readonly onWithoutCss: (is: boolean) => void;
}) {
  const { desk, open, onOpen } = props;
  const groups = groupTweaks(desk.view.tweaks);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  // The pressed button is gone with the view it was on.
  useEffect(() => {
    if (before.current === open) return;
    const left = before.current;
    before.current = open;
    const row = [...(place.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
      (one) => one.dataset['group'] === left,
    );
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return;
    focusPlace(open === null ? row : place.current?.querySelector<HTMLElement>('[data-back]'));
  }, [open]);

  const group = groups.find(({ category }) => ofTweaks(category) === open);
  return (
    <div ref={place} className={styles['panel']}>
      {open === null || (group === undefined && open !== BRAND && open !== CUSTOM_CSS) ? (
        <GroupList desk={desk} groups={groups} onOpen={onOpen} />
      ) : (
        <>
          <Button
            data-back
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={styles['back'] ?? ''}
            leftSection={<BackIcon size={16} />}
            onClick={() => onOpen(null)}
          >
            {words.panelBack}
          </Button>
          {group !== undefined ? (
            <TweakGroup desk={desk} live={props.live} group={group} />
          ) : open === BRAND ? (
            <BrandGroup desk={desk} />
          ) : (
            <CustomCssGroup {...props} />
          )}
        </>
      )}
    </div>
  );
}

function GroupList(props: {
  readonly desk: Desk;
  readonly groups: readonly StyleGroup[];
  readonly onOpen: (group: string) => void;
}) {
  const { desk, groups, onOpen } = props;
  const { values, changed } = desk;
  const count = (keys: readonly string[]): number => keys.filter((key) => changed.includes(key)).length;
  return (
    <>
      <h2 className={styles['title']}>{words.panel}</h2>
      {groups.length === 0 && <p className={styles['hint']}>{words.noTweaks}</p>}
      <ul className={styles['groups']}>
        {groups.map((group) => (
          <GroupRow
            key={group.category}
            group={ofTweaks(group.category)}
            name={nameOf(group)}
            changes={count(group.tweaks.map(keyOf))}
            onOpen={onOpen}
          >
            <Summary group={group} values={values} />
          </GroupRow>
        ))}
        <GroupRow group={BRAND} name={words.brand} changes={count([LOGO, ICON])} onOpen={onOpen}>
          {desk.pictureOf(values[LOGO] ?? '') === null ? words.brandNone : words.brandLogo}
        </GroupRow>
        <GroupRow group={CUSTOM_CSS} name={words.customCss} changes={count([CSS])} onOpen={onOpen}>
          {linesOf(values[CSS] ?? '')}
        </GroupRow>
      </ul>
      <Link className={styles['themes']} to="/design/themes">
        <span>
          <strong>{words.theme(desk.view.title)}</strong>
          <span className={styles['hint']}>{words.themesHint}</span>
        </span>
        <ChevronRightIcon size={16} />
      </Link>
    </>
  );
}

const nameOf = ({ category }: StyleGroup): string => (category === '' ? words.noCategory : category);

const linesOf = (css: string): string =>
  css.trim() === '' ? words.customCssEmpty : words.customCssLines(css.trimEnd().split('\n').length);

function GroupRow(props: {
  readonly group: string;
  readonly name: string;
  readonly changes: number;
  readonly onOpen: (group: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <UnstyledButton
        className={styles['row']}
        data-group={props.group}
        onClick={() => props.onOpen(props.group)}
      >
        <span className={styles['rowText']}>
          <span className={styles['rowName']}>{props.name}</span>
          <span className={styles['summary']}>{props.children}</span>
        </span>
        {props.changes > 0 && <span className={styles['changes']}>{words.changed(props.changes)}</span>}
        <ChevronRightIcon size={16} />
      </UnstyledButton>
    </li>
  );
}

function Summary({ group, values }: { readonly group: StyleGroup; readonly values: DeskValues }) {
  const { colors, families, others } = summarize(group, values);
  return (
    <>
      {colors.length > 0 && (
        <span className={styles['swatches']} aria-hidden="true">
          {colors.map((color, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- colors may be the same
            <span key={at} className={styles['swatch']} style={{ background: color }} />
          ))}
        </span>
      )}
      <span className={styles['summaryText']}>
        {[...families, ...(others > 0 ? [words.settings(others)] : [])].join(' · ')}
      </span>
    </>
  );
}
