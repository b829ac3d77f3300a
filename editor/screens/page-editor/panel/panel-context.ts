import { createContext, useContext } from 'react';

interface PanelTools {
  /** Speaks through the panel's live region. */
  readonly say: (words: string) => void;
  /** What is wrong, by the path of its field. */
  readonly problems: Readonly<Record<string, string>>;
}

export const PanelContext = createContext<PanelTools>({ say: () => undefined, problems: {} });

export const usePanel = (): PanelTools => useContext(PanelContext);
