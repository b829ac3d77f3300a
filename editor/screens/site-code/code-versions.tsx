import { Button, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { CodeVersion, SiteCode } from '@vitrine/contracts/site-code.ts';
import { MAX_CODE_VERSIONS } from '@vitrine/domain/code/page-code.ts';
import { useRef, useState } from 'react';
import { siteCode } from '../../text/en-site-code.ts';
import { kilobytesOf } from '../../ui/code-editor/kilobytes.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './site-code.module.css';
import type { VersionDialogProps } from './version-dialog.tsx';

const text = siteCode.versions;

/** Versions that are shown before there is a button for the rest. */
const FIRST = 5;

const VersionDialog = lazyDialog<VersionDialogProps>(
  async () => (await import('./version-dialog.tsx')).VersionDialog,
);

/** What was saved before: to look at, and to restore. */
export function CodeVersions(props: {
  readonly place: string;
  readonly form: Form<SiteCode, { header: string; footer: string }>;
}) {
  const { place, form } = props;
  const { versions, mayChange } = form.stored;
  const times = useShowTime();
  const showNumber = useShowNumber();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(FIRST);
  const [looked, setLooked] = useState<CodeVersion | null>(null);
  const size = (bytes: number) => kilobytesOf(bytes, showNumber);
  const sizesOf = ({ headerBytes, footerBytes }: CodeVersion) =>
    headerBytes + footerBytes === 0 ? text.empty : text.sizes(size(headerBytes), size(footerBytes));
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
        {text.title}
      </Title>
      <Text size="sm" c="dimmed">
        {versions.length === 0 ? text.none : text.lead(showNumber(MAX_CODE_VERSIONS))}
      </Text>
      <ul className={styles['rows']} ref={list}>
        {versions.slice(0, shown).map((version, at) => {
          const moment = times.moment(version.savedOn);
          return (
            <li key={version.number} className={styles['row']}>
              <div className={styles['facts']}>
                <span className={styles['moment']}>
                  {moment}
                  {at === 0 && <Tone tone="green">{text.used}</Tone>}
                </span>
                <span className={styles['quiet']}>
                  {[version.author, sizesOf(version)].filter((part) => part !== '').join(' · ')}
                </span>
              </div>
              <Button
                variant="default"
                size="xs"
                className={styles['look'] ?? ''}
                aria-label={text.lookAt(moment)}
                onClick={() => setLooked(version)}
              >
                {text.look}
              </Button>
            </li>
          );
        })}
      </ul>
      {versions.length > shown && (
        <Button
          variant="subtle"
          mt="xs"
          onClick={() => {
            setShown(versions.length);
            // The button is gone: the first of the new rows has the focus.
            requestAnimationFrame(() =>
              focusPlace(list.current?.querySelectorAll<HTMLElement>('button')[FIRST]),
            );
          }}
        >
          {text.more}
        </Button>
      )}
      {looked !== null && (
        <VersionDialog
          place={place}
          version={looked}
          moment={times.moment(looked.savedOn)}
          isUsed={looked.number === form.stored.revision}
          isUnsaved={form.state !== 'saved'}
          mayRestore={mayChange}
          close={() => setLooked(null)}
          restore={async (code) => {
            setLooked(null);
            form.field('header').change(code.header);
            form.field('footer').change(code.footer);
            if (await form.save()) notifications.show({ message: text.restored });
          }}
        />
      )}
    </section>
  );
}
