import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { sentenceOf } from '../app/client.ts';
import { text } from '../text/en.ts';

type Failed<Props> = (failure: {
  readonly error: Error;
  readonly again: () => void;
  readonly props: Props;
}) => ReactNode;

/**
 * A part of a screen whose code is loaded when it is first shown. Where it cannot be loaded, for instance without a
 * connection, or fails by itself, the rest of the screen stays, and "Try again" stands in its place. While it loads, what
 * the nearest `Suspense` says.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: Failed<Props> = PartFailed,
): (props: Props) => ReactNode {
  const attempt = () => lazy(async () => ({ default: await load() }));
  // React keeps a failure: each attempt is another component.
  let latest = attempt();
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const again = (): void => {
      latest = attempt();
      setPart(() => latest);
    };
    return (
      <PartBoundary again={again} failed={(error, retry) => failed({ error, again: retry, props })}>
        <Part {...(props as Parameters<typeof Part>[0])} />
      </PartBoundary>
    );
  };
}

/** The same for a dialog: where it cannot be loaded, a notice says so, and it can be opened again. */
export function lazyDialog<Props extends { readonly close: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return lazyPart(load, ({ error, again, props }) => (
    <NotLoaded
      error={error}
      close={() => {
        again();
        props.close();
      }}
    />
  ));
}

/** Small, since a part may be anywhere. */
function PartFailed({ error, again }: { readonly error: Error; readonly again: () => void }) {
  return (
    <Stack gap="xs" p="sm" align="start" role="alert">
      <Text size="sm">{sentenceOf(error)}</Text>
      <Button size="xs" variant="default" onClick={again}>
        {text.app.tryAgain}
      </Button>
    </Stack>
  );
}

function NotLoaded({ error, close }: { readonly error: Error; readonly close: () => void }) {
  useEffect(() => {
    notifications.show({ color: 'red', message: sentenceOf(error) });
    // And with it this.
    close();
  });
  return null;
}

class PartBoundary extends Component<
  {
    readonly again: () => void;
    readonly failed: (error: Error, again: () => void) => ReactNode;
    readonly children: ReactNode;
  },
  { readonly error: Error | null }
> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.failed(error, () => {
      this.props.again();
      this.setState({ error: null });
    });
  }
}
