import { Alert } from '@mantine/core';
import type { RefObject } from 'react';
import { focusPlace } from '../focus-place.ts';
import type { FieldLabel } from './field-set.ts';
import styles from './form.module.css';

/** Why a form was not saved: a sentence, and a link to each invalid field. Takes the focus. */
export function ProblemSummary(props: {
  form: {
    readonly failure: string | null;
    readonly problems: Readonly<Record<string, string>>;
    readonly labels: ReadonlyMap<string, FieldLabel>;
  };
  sheet: RefObject<HTMLElement | null>;
}) {
  const { form, sheet } = props;
  // In the order of the screen: fields enter `labels` when they are rendered, problems without a field come last.
  const order = [...form.labels.keys()];
  const problems = Object.entries(form.problems).toSorted(
    ([one], [other]) => placeOf(order, one) - placeOf(order, other),
  );
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      mb="md"
      title={form.failure}
      tabIndex={-1}
      data-summary
      data-failure
      className={styles['summary'] ?? ''}
    >
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.map(([name, sentence]) => {
            const label = form.labels.get(name)?.label;
            return (
              <li key={name}>
                {label === undefined ? (
                  sentence
                ) : (
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusPlace(
                        sheet.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`),
                      );
                    }}
                  >
                    {label}: {sentence}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}

function placeOf(order: readonly string[], name: string): number {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
}
