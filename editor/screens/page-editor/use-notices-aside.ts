import { useEffect } from 'react';

/** While a page is edited notices stand above the page, where they cover neither the panel nor a phone's sheet. */
export function useNoticesAside(): void {
  useEffect(() => {
    document.documentElement.dataset['desk'] = '';
    return () => {
      delete document.documentElement.dataset['desk'];
    };
  }, []);
}
