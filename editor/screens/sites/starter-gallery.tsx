import { Button, Group, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import type { StarterView } from '@vitrine/contracts/sites.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteText } from '../../text/en-sites.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { startersQuery } from './sites-queries.ts';
import styles from './starter-gallery.module.css';

const words = siteText.gallery;

/** A starter, or '' for an empty site. */
export interface ChosenStarter {
  readonly name: string;
  readonly title: string;
}

/** The starters with pictures of their home pages. The list of each chooses it; a closer look shows the whole page. */
export function StarterGallery(props: {
  /** Whether an empty site can be chosen, too. */
  withEmpty: boolean;
  choose: (starter: ChosenStarter) => void;
}) {
  const starters = useQuery(startersQuery);
  const [looked, setLooked] = useState<StarterView | null>(null);
  if (starters.isPending) return <ListWaiting rows={4} />;
  if (starters.isError) return <CallFailed error={starters.error} again={() => void starters.refetch()} />;
  return (
    <>
      <ul className={styles['cards']}>
        {starters.data.starters.map((starter) => (
          <li key={starter.name} className={styles['card']}>
            <UnstyledButton
              className={styles['choose']}
              aria-label={words.choose(starter.title)}
              onClick={() => props.choose(starter)}
            >
              <img
                src={starter.pictures.desktop}
                alt={words.desktopAlt(starter.title)}
                width={1280}
                height={900}
                loading="lazy"
                className={styles['picture']}
              />
              <img
                src={starter.pictures.phone}
                alt=""
                width={390}
                height={780}
                loading="lazy"
                className={styles['phone']}
              />
            </UnstyledButton>
            <div className={styles['words']}>
              <h2 className={styles['name']}>{starter.title}</h2>
              <p className={styles['sentence']}>{starter.sentence}</p>
              <ul className={styles['contains']} aria-label={siteText.more}>
                {starter.contains.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <Group gap="xs" mt="auto">
                <Button onClick={() => props.choose(starter)} aria-label={`${words.use}: ${starter.title}`}>
                  {words.use}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => setLooked(starter)}
                  aria-label={words.lookAt(starter.title)}
                >
                  {words.look}
                </Button>
              </Group>
            </div>
          </li>
        ))}
        {props.withEmpty && (
          <li className={styles['card']} data-empty>
            <div className={styles['words']}>
              <h2 className={styles['name']}>{words.empty}</h2>
              <p className={styles['sentence']}>{words.emptySentence}</p>
              <Group gap="xs" mt="auto">
                <Button
                  variant="default"
                  onClick={() => props.choose({ name: '', title: words.empty })}
                  aria-label={`${siteText.make.submit}: ${words.empty}`}
                >
                  {siteText.make.submit}
                </Button>
              </Group>
            </div>
          </li>
        )}
      </ul>
      {looked !== null && (
        <CloserLook
          starter={looked}
          close={() => setLooked(null)}
          choose={() => {
            setLooked(null);
            props.choose(looked);
          }}
        />
      )}
    </>
  );
}

function CloserLook(props: { starter: StarterView; close: () => void; choose: () => void }) {
  const { starter } = props;
  const [view, setView] = useState<'whole' | 'phone'>('whole');
  return (
    <Dialog opened onClose={props.close} title={starter.title} size="64rem">
      <Text size="sm" c="dimmed" mb="sm">
        {starter.sentence}
      </Text>
      <Group justify="space-between" mb="sm" gap="sm">
        <SegmentedControl
          aria-label={words.view}
          value={view}
          onChange={(value) => setView(value === 'phone' ? 'phone' : 'whole')}
          data={[
            { value: 'whole', label: words.desktop },
            { value: 'phone', label: words.phone },
          ]}
        />
        <Button onClick={props.choose} data-autofocus>
          {words.use}
        </Button>
      </Group>
      {/* It scrolls, so the keyboard reaches it. */}
      <section
        className={styles['look']}
        data-view={view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.desktopAlt(starter.title)}
      >
        <img
          src={starter.pictures[view]}
          alt={words.desktopAlt(starter.title)}
          className={styles['lookPicture']}
        />
      </section>
    </Dialog>
  );
}
