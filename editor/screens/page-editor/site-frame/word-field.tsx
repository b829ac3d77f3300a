import { Textarea, TextInput } from '@mantine/core';
import { siteWordLimits } from '@vitrine/contracts/site-words.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { type KeyboardEvent, useState } from 'react';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import type { WordName } from './use-site-words.ts';

/** One of the words of the site: saved when it is left, or by Enter. */
export function WordField(props: {
  readonly name: WordName;
  /** As it is stored. */
  readonly value: string;
  readonly hint?: string;
  readonly onSave: (value: string) => void;
}) {
  const { name, value } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const line = shown.replaceAll(/\s+/g, ' ').trim();
  const isMissing = name === 'title' && line === '';
  const save = (): void => {
    if (typed === null || isMissing) return;
    setTyped(null);
    if (line !== value) props.onSave(line);
  };
  const shared = {
    label: words[name],
    ...(props.hint === undefined ? {} : { description: props.hint }),
    size: 'sm' as const,
    autoComplete: 'off',
    maxLength: siteWordLimits[name],
    value: shown,
    error: isMissing ? storeProblemTexts.titleMissing : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onBlur: save,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        save();
      } else if (event.key === 'Escape' && typed !== null) {
        // Goes back to what is stored; a second Escape leaves the panel.
        event.preventDefault();
        setTyped(null);
      }
    },
  };
  return name === 'description' ? <Textarea autosize minRows={2} {...shared} /> : <TextInput {...shared} />;
}
