import { Button } from '@mantine/core';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { Link } from 'react-router';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { DownIcon, UpIcon } from '../../ui/icons.tsx';
import styles from './submissions.module.css';
import { useNeighbours } from './use-neighbours.ts';

/** Leads to the submissions before and after. */
export function Around({ submission }: { readonly submission: Submission }) {
  const { newer, older } = useNeighbours(submission);
  const steps = [
    { id: newer, label: text.newerOne, icon: <UpIcon size={16} />, keys: 'k' },
    { id: older, label: text.olderOne, icon: <DownIcon size={16} />, keys: 'j' },
  ];
  return (
    <nav className={styles['around']} aria-label={text.around}>
      {steps.map(
        ({ id, label, icon, keys }) =>
          id !== null && (
            <Button
              key={label}
              component={Link}
              to={`/form-submissions/${id}`}
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={icon}
              aria-keyshortcuts={keys}
            >
              {label}
            </Button>
          ),
      )}
    </nav>
  );
}
