import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { Embed } from '@vitrine/contracts/admin-media.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { BusyButton } from '../../../../ui/busy-button.tsx';
import { RemoveIcon } from '../../../../ui/icons.tsx';
import { asText } from '../control.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';

const text = pagePanel.playable;

/** The player of a page of another site, found by the page's address. */
export function PlayerFinder(props: {
  label: string;
  path: string;
  /** The one that was found before; without a `url` there is none. */
  player: Readonly<Record<string, unknown>>;
  onFind: (player: Embed) => void;
  onRemove: () => void;
}) {
  const { label, player } = props;
  const { say } = usePanel();
  const own = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // The player that was found before stays until another is found.
  const [isSearching, setSearching] = useState(false);
  const finding = useMutation({
    mutationFn: (url: string) => client.call('POST', '/api/admin/embeds', { body: { url } }),
    onSuccess: (found) => {
      const isHere = own.current?.contains(document.activeElement) === true;
      flushSync(() => {
        props.onFind(found);
        setTyped('');
        setSearching(false);
      });
      say(text.found(found.title === '' ? found.providerName : found.title));
      if (isHere) own.current?.querySelector<HTMLElement>('button')?.focus();
    },
  });
  const find = () => {
    if (typed.trim() !== '' && !finding.isPending) finding.mutate(typed.trim());
  };
  if (asText(player['url']) !== '' && !isSearching) {
    return (
      <div ref={own} className={styles['chosen']}>
        <span className={styles['chosenWords']}>
          <span>{asText(player['title']) === '' ? asText(player['url']) : asText(player['title'])}</span>
          <small>{asText(player['providerName'])}</small>
        </span>
        <Button
          variant="subtle"
          size="compact-xs"
          data-field={props.path}
          aria-label={`${label}: ${text.change}`}
          onClick={() => {
            flushSync(() => {
              setTyped(asText(player['url']));
              setSearching(true);
            });
            own.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        >
          {text.change}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`${label}: ${text.remove}`}
          onClick={() => {
            flushSync(props.onRemove);
            own.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        >
          <RemoveIcon size={14} />
        </ActionIcon>
      </div>
    );
  }
  return (
    <div ref={own} className={styles['stack']}>
      <TextInput
        size="xs"
        aria-label={`${label}: ${text.address}`}
        placeholder="https://vimeo.com/76979871"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        data-field={props.path}
        value={typed}
        error={finding.isError ? sentenceOf(finding.error) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) find();
          else if (event.key === 'Escape' && isSearching) {
            event.stopPropagation();
            flushSync(() => setSearching(false));
            own.current?.querySelector<HTMLElement>('button')?.focus();
          }
        }}
      />
      <BusyButton
        className={styles['start'] ?? ''}
        variant="default"
        size="compact-sm"
        loading={finding.isPending}
        onClick={find}
      >
        {text.find}
      </BusyButton>
    </div>
  );
}
