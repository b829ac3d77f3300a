import { Alert, Button, Drawer, Group, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { FontList as Fonts, OwnFontView } from '@vitrine/contracts/fonts.ts';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { nameOfFamily } from '@vitrine/domain/design/fonts/family-names.ts';
import { useRef, useState } from 'react';
import { client, updateCache } from '../../../app/client.ts';
import { text as app } from '../../../text/en.ts';
import { fonts as text } from '../../../text/en-fonts.ts';
import { ReturnFocus } from '../../../ui/dialog.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { useFileDrop } from '../../../ui/uploads/use-file-drop.ts';
import { useIsPhone } from '../../page-editor/use-is-phone.ts';
import { changeFont, editableFontParts, readFont } from '../font-declarations.ts';
import styles from './font-browser.module.css';
import { FontDetails } from './font-details.tsx';
import { FontList } from './font-list.tsx';
import {
  type FontFilter,
  fontRows,
  type FontRow,
  groupsOfFonts,
  nearestWeight,
  rowOfValue,
} from './font-rows.ts';
import { FontUploads, useFontUploads } from './font-uploads.tsx';

const fontsKey = ['fonts'];
/** Milliseconds a font has to stay current before the page shows it. */
const REST = 150;

/** Chooses the family of a font, with the page in view: it shows the current one, and Escape goes back. */
export function FontBrowser(props: {
  tweak: TweakView;
  value: string;
  families: readonly string[];
  onChange: (value: string) => void;
  close: () => void;
}) {
  const { tweak, onChange, close } = props;
  const isPhone = useIsPhone();
  const [start] = useState(props.value);
  const [filter, setFilter] = useState<FontFilter>('all');
  const [search, setSearch] = useState('');
  const [sample, setSample] = useState<string | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery({
    queryKey: fontsKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/fonts', {}, signal),
    // Where fonts are used may have been saved a moment ago.
    staleTime: 0,
  });
  const { fonts: own = [], inUse = [], siteTitle = '' } = query.data ?? {};

  const original = readFont(tweak.default);
  const rows = fontRows(own, [original.get('font-family') ?? '', ...props.families]);
  const hasWeight = editableFontParts(start, tweak.default).includes('font-weight');
  const [weight, setWeight] = useState(() => weightOf(start, tweak.default));
  const [chosen, setChosen] = useState<string | null>(null);
  const current =
    rows.find(({ key }) => key === chosen) ??
    rowOfValue(rows, readFont(start).get('font-family') ?? original.get('font-family') ?? '');

  const valueOf = (row: FontRow, wanted: number): string => {
    const withFamily = changeFont(start, tweak.default, 'font-family', row.value);
    if (!hasWeight || row.weights.length === 0) return withFamily;
    const near = String(nearestWeight(row.weights, wanted));
    return changeFont(withFamily, tweak.default, 'font-weight', near);
  };
  const show = useDebouncedCallback((value: string) => onChange(value), REST);
  const choose = (row: FontRow): void => {
    setChosen(row.key);
    show(valueOf(row, weight));
  };
  const cancel = (): void => {
    show.cancel();
    onChange(start);
    close();
  };
  const accept = (): void => {
    show.flush();
    close();
  };

  /** Puts an own font into the list as it is now; null: it is gone. */
  const keep = (id: string, font: OwnFontView | null): void =>
    updateCache<Fonts>(fontsKey, (before) => {
      if (before === undefined) return before;
      const others = before.fonts.filter((one) => one.id !== id);
      const all = font === null ? others : [...others, font];
      return { ...before, fonts: all.toSorted((one, other) => one.family.localeCompare(other.family)) };
    });
  const uploads = useFontUploads((font) => {
    keep(font.id, font);
    setFilter((now) => (now === 'all' ? now : 'own'));
    setSearch('');
    say(text.uploaded(font.family));
    const [row] = fontRows([font], []);
    if (row !== undefined) choose(row);
  });
  const drop = useFileDrop(uploads.add);

  const groups = groupsOfFonts(rows, filter, search, inUse);
  const shown = sample ?? siteTitle;
  const filters = (Object.keys(text.filters) as FontFilter[]).map((value) => ({
    value,
    label: text.filters[value],
  }));
  return (
    <Drawer
      opened
      onClose={cancel}
      position={isPhone ? 'bottom' : 'left'}
      size={isPhone ? '76dvh' : 440}
      // The page stays in view beside it.
      withOverlay={false}
      lockScroll={false}
      closeOnClickOutside={false}
      title={text.title(tweak.title)}
      closeButtonProps={{ 'aria-label': app.app.close }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: styles['content'] ?? '',
        header: styles['header'] ?? '',
        body: styles['body'] ?? '',
      }}
    >
      <ReturnFocus />
      <div className={styles['browser']} {...drop}>
        <div className={styles['tools']}>
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={search}
            maxLength={60}
            leftSection={<SearchIcon size={16} />}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
              event.preventDefault();
              list.current?.focus();
              const first = groups[0]?.rows[0];
              const isShown = groups.some((group) => group.rows.some(({ key }) => key === current?.key));
              if (!isShown && first !== undefined) choose(first);
            }}
          />
          <Group grow gap={8}>
            <NativeSelect
              aria-label={text.show}
              data={filters}
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value as FontFilter)}
            />
            <TextInput
              aria-label={text.sample}
              placeholder={siteTitle === '' ? text.sample : siteTitle}
              value={sample ?? ''}
              maxLength={80}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setSample(typed === '' ? null : typed);
              }}
            />
          </Group>
        </div>
        {query.isError && (
          <Alert color="red" variant="light" role="alert" className={styles['alert'] ?? ''}>
            <Group justify="space-between" gap="sm">
              {text.noLoad}
              <Button variant="default" size="xs" onClick={() => void query.refetch()}>
                {text.retry}
              </Button>
            </Group>
          </Alert>
        )}
        <FontList
          ref={list}
          label={text.list(tweak.title)}
          groups={groups}
          current={current?.key ?? null}
          sample={shown}
          weight={weight}
          inUse={inUse}
          filter={filter}
          onMove={choose}
          onUse={accept}
          onShowAll={() => {
            setFilter('all');
            setSearch('');
            list.current?.focus();
          }}
        />
        <FontUploads uploads={uploads} />
        {current !== null && (
          <FontDetails
            row={current}
            weight={weight}
            onWeight={(wanted) => {
              setWeight(wanted);
              if (hasWeight) show(valueOf(current, wanted));
            }}
            onKept={(font) => {
              keep(font.id, font);
              const [row] = fontRows([font], []);
              if (row !== undefined) choose(row);
            }}
            onGone={(font) => {
              keep(font.id, null);
              setChosen(null);
              say(text.removed(font.family));
              list.current?.focus();
            }}
          />
        )}
        <VisuallyHidden component="output">{said}</VisuallyHidden>
        <footer className={styles['footer']}>
          <Button variant="default" onClick={cancel}>
            {text.cancel}
          </Button>
          <Button onClick={accept} disabled={current === null} className={styles['take'] ?? ''}>
            <span className={styles['takeName']}>
              {text.take(current?.family ?? nameOfFamily(readFont(start).get('font-family') ?? ''))}
            </span>
          </Button>
        </footer>
      </div>
    </Drawer>
  );
}

/** The weight that a font has, as a number. */
function weightOf(value: string, original: string): number {
  const written = readFont(value).get('font-weight') ?? readFont(original).get('font-weight') ?? '400';
  const number = Number(written);
  return Number.isFinite(number) ? number : written === 'bold' ? 700 : 400;
}
