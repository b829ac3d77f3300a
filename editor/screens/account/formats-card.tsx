import { NativeSelect } from '@mantine/core';
import type { AccountView } from '@vitrine/contracts/account.ts';
import { type DisplayLocale, displayLocales } from '@vitrine/domain/account/display-locales.ts';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { moneyIn } from '../../ui/show-money.ts';
import { timesIn } from '../../ui/show-time.ts';
import { useAccountChange } from './account-queries.ts';
import { Card } from './card.tsx';

/** How dates and numbers are written in the admin; saved with each choice. */
export function FormatsCard({ account }: { account: AccountView }) {
  const { website } = useMe();
  const [now] = useState(() => Date.now());
  const save = useAccountChange(
    (displayLocale: DisplayLocale | null) =>
      client.call('PUT', '/api/admin/account', { body: { displayLocale } }),
    { preview: (before, displayLocale) => ({ ...before, displayLocale }) },
  );
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const nameOf = (tag: string) => names.of(tag) ?? tag;
  const locale = account.displayLocale ?? website.language;
  const moment = timesIn(website.timeZone, locale, now).moment(new Date(now).toISOString());
  const example = `${moment} · ${moneyIn(locale)({ minor: 123_450, currency: website.currency })}`;
  return (
    <Card name="formats" title={text.account.formats}>
      <NativeSelect
        aria-label={text.account.formats}
        description={text.account.formatsHint(example)}
        inputWrapperOrder={['input', 'description']}
        maw={360}
        value={account.displayLocale ?? ''}
        data={[
          { value: '', label: text.account.formatOfSite(nameOf(website.language)) },
          ...displayLocales
            .map((value) => ({ value, label: nameOf(value) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          save.mutate(displayLocales.find((known) => known === chosen) ?? null);
        }}
      />
    </Card>
  );
}
