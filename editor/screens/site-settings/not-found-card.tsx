import { Button, Skeleton, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { SiteScreen } from '@vitrine/contracts/site-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { siteSettings as text } from '../../text/en-site-settings.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { Field } from '../../ui/form/field-set.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import screen from '../../ui/screen.module.css';
import styles from './site-settings.module.css';

const NotFoundSelect = lazyPart(async () => (await import('./not-found-select.tsx')).NotFoundSelect);

/** Which page stands at addresses where nothing is. */
export function NotFoundCard({ field, stored }: { field: Field<string>; stored: SiteScreen }) {
  const queries = useQueryClient();
  useFieldLabel(field, text.notFound.page, (value) =>
    value === '' ? text.notFound.own : (stored.notFoundPage?.title ?? ''),
  );
  const make = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/site-settings/not-found-page'),
    onSuccess: async ({ id, title }) => {
      await queries.invalidateQueries({ queryKey: ['pages'] });
      field.change(id);
      notifications.show({ message: text.notFound.made(title) });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  const isStored = field.value !== '' && field.value === stored.notFoundPageId;
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.notFound.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.notFound.lead}
        </Text>
      </div>
      <Suspense fallback={<Skeleton height={60} radius="md" />}>
        <NotFoundSelect field={field} />
      </Suspense>
      {isStored && stored.notFoundPage?.isPublished === false && (
        <Text size="sm">{text.notFound.unpublished}</Text>
      )}
      <div className={styles['buttons']}>
        {field.value === '' ? (
          <BusyButton variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {text.notFound.make}
          </BusyButton>
        ) : (
          isStored &&
          stored.notFoundPage !== null && (
            <Button component={Link} to={`/pages/${field.value}`} variant="default">
              {text.notFound.edit}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
