import { Button, Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { PlusIcon } from '../icons.tsx';
import { ViewName } from './view-name.tsx';
import styles from './views.module.css';

/** A button that asks for a name and saves what is shown as a view. */
export function ViewForm(props: { label: string; onSubmit: (name: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => {
        setOpen(next);
        if (!next) button.current?.focus();
      }}
      position="bottom-start"
      width={280}
      trapFocus
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <Button
          ref={button}
          variant="subtle"
          size="compact-md"
          className={styles['button'] ?? ''}
          leftSection={<PlusIcon size={14} />}
          onClick={() => setOpen((before) => !before)}
        >
          {props.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={props.label}>
        <ViewName name="" onSubmit={props.onSubmit} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
