import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

/** A button with an icon, in a row of tools. It stays reachable while there is nothing to do. */
export function Tool(props: {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip label={props.label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={props.label}
        {...(props.disabled === true ? { 'data-disabled': true, 'aria-disabled': true } : {})}
        onClick={() => {
          if (props.disabled !== true) props.onClick();
        }}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}
