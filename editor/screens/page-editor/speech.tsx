import { VisuallyHidden } from '@mantine/core';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const SpeechContext = createContext<(sentence: string) => void>(() => undefined);

/** Says a sentence to people who hear the editor. */
export function useSpeech(): (sentence: string) => void {
  return useContext(SpeechContext);
}

/** One polite region that is always there; what is said again differs by a mark that is not heard. */
export function Speech({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ sentence: '', count: 0 });
  const say = useCallback((sentence: string) => setSaid(({ count }) => ({ sentence, count: count + 1 })), []);
  return (
    <SpeechContext value={say}>
      {children}
      <VisuallyHidden component="output" aria-live="polite">
        {said.sentence}
        {said.count % 2 === 0 ? '' : '\u00a0'}
      </VisuallyHidden>
    </SpeechContext>
  );
}
