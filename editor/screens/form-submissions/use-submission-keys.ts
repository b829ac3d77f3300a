import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formSubmissions } from '../../text/en-form-submissions.ts';
import { isTyping, useScreenKeys } from '../../ui/screen-keys.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { SubmissionAction } from './change-submission.ts';
import { useNeighbours } from './use-neighbours.ts';

const text = formSubmissions.keys;

const shownKeys = [
  { keys: 'j', label: text.older },
  { keys: 'k', label: text.newer },
  { keys: 's', label: text.spam },
  { keys: 'u', label: text.unread },
  { keys: 'd', label: text.delete },
];

/** j and k open the older and the newer submission; s, u and d do the one of two actions that is offered. */
export function useSubmissionKeys(
  submission: Submission,
  act: (...wanted: readonly SubmissionAction[]) => void,
): void {
  useScreenKeys(shownKeys);
  const navigate = useNavigate();
  const { newer, older } = useNeighbours(submission);
  const open = (id: string | null): void => {
    if (id !== null) void navigate(`/form-submissions/${id}`);
  };
  const latest = useLatest<Readonly<Record<string, () => void>>>({
    j: () => open(older),
    k: () => open(newer),
    s: () => act('spam', 'not-spam'),
    u: () => act('unread', 'read'),
    d: () => act('delete', 'restore'),
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      // A key that is held down would act again and again.
      if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
      // A dialog or menu is open: the keys are its own.
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const key = event.key.toLowerCase();
      const run = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}
