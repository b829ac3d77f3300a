import { Anchor, NumberInput, Radio, Stack, Switch, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReviewSettingsView } from '@vitrine/contracts/reviews.ts';
import { MAX_ASK_DAYS } from '@vitrine/domain/review/ask-settings.ts';
import { reviewModerations } from '@vitrine/domain/review/review-states.ts';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { reviews } from '../../text/en-reviews.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useWarningOnClose } from '../../ui/use-warning-on-close.ts';
import { settingsKey, settingsQuery } from './review-queries.ts';
import styles from './reviews.module.css';

const text = reviews.settings;

/** How buyers are asked for reviews, and when these are published. */
export function SettingsPage() {
  const found = useQuery(settingsQuery);
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/reviews" className={screen['back']}>
        <BackIcon size={18} />
        {reviews.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      {found.data !== undefined ? (
        <SettingsForm stored={found.data} />
      ) : (
        <div className={screen['sheet']}>
          {found.isPending ? (
            <ListWaiting />
          ) : (
            <CallFailed error={found.error} again={() => void found.refetch()} />
          )}
        </div>
      )}
    </div>
  );
}

const areDays = (value: number | string): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ASK_DAYS;

function SettingsForm({ stored }: { stored: ReviewSettingsView }) {
  const [ask, setAsk] = useState(stored.ask);
  const [days, setDays] = useState<number | string>(stored.askAfterDays);
  const [moderation, setModeration] = useState(stored.moderation);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useWarningOnClose(ask !== stored.ask || days !== stored.askAfterDays || moderation !== stored.moderation);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!areDays(days)) {
      setProblem(text.daysWrong);
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const now = await client.call('PUT', '/api/admin/reviews/settings', {
        body: { ask, askAfterDays: days, moderation },
      });
      updateCache<ReviewSettingsView>(settingsKey, () => now);
      notifications.show({ message: text.saved });
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className={screen['stack'] ?? ''}>
      <section className={`${screen['sheet']} ${screen['card']}`}>
        <Title order={2} size="h5" mb="sm">
          {text.askTitle}
        </Title>
        <Stack gap="md">
          <Switch
            label={text.ask}
            description={text.askHint}
            checked={ask}
            onChange={(event) => setAsk(event.currentTarget.checked)}
          />
          <NumberInput
            ref={field}
            label={text.days}
            value={days}
            error={problem}
            maw={240}
            min={0}
            max={MAX_ASK_DAYS}
            clampBehavior="none"
            allowDecimal={false}
            onChange={(value) => {
              setDays(value);
              setProblem(null);
            }}
          />
          <Anchor component={Link} to="/mail/previews/review-request" size="sm">
            {text.preview}
          </Anchor>
        </Stack>
      </section>
      <section className={`${screen['sheet']} ${screen['card']}`}>
        <Title order={2} size="h5" mb="sm">
          {text.moderationTitle}
        </Title>
        <Radio.Group
          label={text.moderation}
          value={moderation}
          onChange={(value) =>
            setModeration(reviewModerations.find((one) => one === value) ?? stored.moderation)
          }
        >
          <Stack gap="xs" mt="xs">
            {reviewModerations.map((one) => (
              <Radio key={one} value={one} label={text[one]} />
            ))}
          </Stack>
        </Radio.Group>
      </section>
      <div className={styles['buttons']}>
        <BusyButton type="submit" loading={isBusy}>
          {text.save}
        </BusyButton>
      </div>
    </form>
  );
}
