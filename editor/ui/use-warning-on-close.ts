import { useEffect } from 'react';

/** The browser's own prompt when a tab is closed or loaded again with changes that are not saved. */
export function useWarningOnClose(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
