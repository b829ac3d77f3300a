import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed, ListWaiting } from './call-state.tsx';
import screen from './screen.module.css';

/** A screen of one record: a placeholder while it loads, "Try again" when that failed, then its content. */
export function LoadedScreen<T>(props: {
  queryKey: readonly string[];
  load: (signal: AbortSignal) => Promise<T>;
  /** The link to the screen that this one belongs to. */
  back?: ReactNode;
  children: (loaded: T) => ReactNode;
}) {
  const loaded = useQuery({ queryKey: props.queryKey, queryFn: ({ signal }) => props.load(signal) });
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      {props.back}
      {loaded.isPending ? (
        <ListWaiting />
      ) : loaded.isError ? (
        <CallFailed error={loaded.error} again={() => void loaded.refetch()} />
      ) : (
        props.children(loaded.data)
      )}
    </div>
  );
}
