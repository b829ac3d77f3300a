import { Button, Progress, VisuallyHidden } from '@mantine/core';
import type { HomeView } from '@vitrine/contracts/home.ts';
import type { FirstStep } from '@vitrine/domain/home/first-steps.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { useIsKnownPlace } from '../../ui/known-places.ts';
import screen from '../../ui/screen.module.css';
import styles from './home-screen.module.css';

const places: Readonly<Record<FirstStep, string>> = {
  title: '/site',
  logo: '/site#logo',
  product: '/products/new',
  delivery: '/settings/delivery',
  taxes: '/settings/taxes',
  payment: '/settings/payments',
  publish: '/products',
};

/** The first steps of a new shop. What is done is computed by the server; the first open one is the screen's action. */
export function FirstSteps({ steps }: { steps: HomeView['steps'] }) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const dismiss = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/home/dismiss-steps'),
    onSuccess: () => {
      updateCache<HomeView>(['home'], (home) => home && { ...home, stepsDismissed: true });
      focusHeading();
    },
  });
  return (
    <section className={screen['sheet']} aria-labelledby={id}>
      <div className={styles['stepsHead']}>
        <h2 className={styles['stepsTitle']} id={id}>
          {next === undefined ? text.home.steps.allDone : text.home.steps.title}
        </h2>
        {next === undefined ? (
          <>
            <p>{text.home.steps.allDoneLead}</p>
            {dismiss.isError && <p role="alert">{sentenceOf(dismiss.error)}</p>}
            <BusyButton variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {text.home.steps.dismiss}
            </BusyButton>
          </>
        ) : (
          <>
            <p>{text.home.steps.progress(done, steps.length)}</p>
            <Progress value={(done / steps.length) * 100} size="sm" aria-hidden="true" />
          </>
        )}
      </div>
      {next !== undefined && (
        <ul className={styles['list']}>
          {steps.map(({ step, isDone }) => (
            <Step key={step} step={step} isDone={isDone} isNext={step === next} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Step({ step, isDone, isNext }: { step: FirstStep; isDone: boolean; isNext: boolean }) {
  const { name, line, action } = text.home.steps.of[step];
  const place = places[step];
  const isThere = useIsKnownPlace(place);
  return (
    <li className={styles['step']} data-done={isDone}>
      <span className={styles['tick']} aria-hidden="true">
        {isDone && <CheckIcon size={14} />}
      </span>
      <div className={styles['stepWords']}>
        <p className={styles['stepName']}>
          {name}
          <VisuallyHidden>: {isDone ? text.home.steps.done : text.home.steps.open}</VisuallyHidden>
        </p>
        {!isDone && <p className={styles['stepLine']}>{line}</p>}
      </div>
      {!isDone && isThere && (
        <Button component={Link} to={place} size="sm" variant={isNext ? 'filled' : 'default'}>
          {action}
        </Button>
      )}
    </li>
  );
}
