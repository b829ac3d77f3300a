import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons.tsx';

/** Milliseconds for which a copy is confirmed. */
const CONFIRMED = 2_500;

/** Copies a text, and says so on itself. */
export function CopyButton(props: {
  text: string;
  label: string;
  copiedLabel: string;
  /** Said when the browser does not copy. */
  failed: string;
  /** What is copied, where the label alone does not say it. */
  name?: string;
  size?: ButtonProps['size'];
  /** Whether it takes the focus when it appears, in place of what was pressed. */
  isFocused?: boolean;
}) {
  const { label, copiedLabel, name } = props;
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const button = useRef<HTMLButtonElement>(null);
  const { isFocused = false } = props;
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const copy = async () => {
    if (!(await copyText(props.text))) {
      notifications.show({ message: props.failed, color: 'red' });
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), CONFIRMED);
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        {...(props.size === undefined ? {} : { size: props.size })}
        leftSection={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        aria-label={isCopied ? copiedLabel : (name ?? label)}
        onClick={() => void copy()}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden component="output">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}

/** Copies a text to the clipboard; false when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS there is no clipboard, such as on a server of one's own network.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const place = document.createElement('textarea');
  place.value = text;
  place.readOnly = true;
  place.style.position = 'fixed';
  place.style.opacity = '0';
  // Within a dialog: its focus trap would take the focus back before the text is copied.
  (held?.closest('[role=dialog]') ?? document.body).append(place);
  place.select();
  const isCopied = document.execCommand('copy');
  place.remove();
  if (held instanceof HTMLElement) held.focus();
  return isCopied;
}
