import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { SiteScreen } from '@vitrine/contracts/site-settings.ts';
import { socialServices, serviceOf, MAX_SOCIAL_ACCOUNTS } from '@vitrine/domain/content/social-service.ts';
import { accountName, serviceName } from '@vitrine/domain/content/account-name.ts';
import { shareServices } from '@vitrine/domain/sharing/share-links.ts';
import { siteLanguages } from '@vitrine/domain/store/site-language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { client, updateCache } from '../../app/client.ts';
import { chosenPages } from '../../text/en-popup.ts';
import { siteSettings as text } from '../../text/en-site-settings.ts';
import {
  CheckboxListField,
  RadioCardsField,
  SelectField,
  SwitchField,
} from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field, FieldSet, FormRow } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { DateTimeField, LongTextField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { BrandingCard, useBranding } from './branding-card.tsx';
import { NotFoundCard } from './not-found-card.tsx';
import { SitePreview } from './site-preview.tsx';
import { addressOf, readSite, siteValues, siteValuesOf, type SiteValues } from './site-values.ts';
import styles from './site-settings.module.css';

const KEY = ['site-settings'];

const RichTextField = lazyPart(async () => (await import('../products/rich-text-field.tsx')).RichTextField);
const BarLink = lazyPart(async () => (await import('./bar-link.tsx')).BarLink);
const PagesField = lazyPart(async () => (await import('./pages-field.tsx')).PagesField);

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/site-settings', {}, signal);

/** What the website says of itself on every page. */
export function SiteSettingsScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <SiteForm stored={stored} />}
    </LoadedScreen>
  );
}

function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={lead === undefined ? 0 : 4}>
          {title}
        </Title>
        {lead !== undefined && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

function SiteForm(props: { stored: SiteScreen }) {
  const queries = useQueryClient();
  const form = useForm({
    record: 'site-settings',
    stored: props.stored,
    schema: siteValues,
    valuesOf: siteValuesOf,
    read: readSite,
    send: (body) => client.call('PUT', '/api/admin/site-settings', { body }),
    load,
    onStored: (now) => {
      updateCache(KEY, () => now);
      // The title is in the head of every screen, and in the header panel of the page editor.
      updateCache<MeAnswer>(['me'], (me) =>
        me === undefined
          ? me
          : {
              ...me,
              website: { ...me.website, title: now.title, language: now.language, timeZone: now.timeZone },
            },
      );
      for (const key of ['site-words', 'branding', 'section-site'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      seen={{ href: '/', label: text.seen }}
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <AboutCard form={form} />
        <BrandingCard name={form.values.title} />
        <PlaceCard form={form} />
        <Card title={text.contact.title} lead={text.contact.lead}>
          <TextField
            field={form.field('contactEmail')}
            label={text.contact.email}
            type="email"
            inputMode="email"
          />
          <TextField
            field={form.field('contactPhone')}
            label={text.contact.phone}
            type="tel"
            inputMode="tel"
          />
          <LongTextField
            field={form.field('address')}
            label={text.contact.address}
            hint={text.contact.addressHint}
          />
        </Card>
        <AccountsCard form={form} />
        <SharingCard form={form} />
        <BarCard form={form} stored={form.stored} replaced={form.replaced} />
        <Card title={text.popup.title} lead={text.popup.lead}>
          <Anchor component={Link} to="/settings/popup" size="sm" className={styles['link'] ?? ''}>
            {text.popup.link}
          </Anchor>
        </Card>
        <NotFoundCard field={form.field('notFoundPageId')} stored={form.stored} />
        <Card title={text.legal.title} lead={text.legal.lead}>
          <Anchor component={Link} to="/settings/legal-pages" size="sm" className={styles['link'] ?? ''}>
            {text.legal.link}
          </Anchor>
        </Card>
      </div>
    </FormScreen>
  );
}

function AboutCard({ form }: { form: FieldSet<SiteValues> }) {
  const { title, description } = form.values;
  const branding = useBranding();
  return (
    <Card title={text.about.title}>
      <TextField field={form.field('title')} label={text.about.name} hint={text.about.nameHint} />
      <TextField field={form.field('tagLine')} label={text.about.tagLine} hint={text.about.tagLineHint} />
      <LongTextField
        field={form.field('description')}
        label={text.about.description}
        hint={text.about.descriptionHint}
        rows={2}
      />
      <SitePreview title={title} description={description} imageId={branding.data?.social?.id ?? null} />
    </Card>
  );
}

/** What is stored may be another than those offered. */
const withStored = (offered: readonly string[], stored: string): readonly string[] =>
  offered.includes(stored) ? offered : [...offered, stored];

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

function PlaceCard({ form }: { form: FieldSet<SiteValues> }) {
  const { language, timeZone } = form.values;
  return (
    <Card title={text.place.title}>
      <SelectField
        field={form.field('language')}
        label={text.place.language}
        hint={text.place.languageHint}
        options={withStored(siteLanguages, language).map((value) => ({
          value,
          label: languageNames.of(value) ?? value,
        }))}
      />
      <SelectField
        field={form.field('timeZone')}
        label={text.place.timeZone}
        hint={text.place.timeZoneHint}
        options={withStored(Intl.supportedValuesOf('timeZone'), timeZone).map((value) => ({
          value,
          label: zoneName(value),
        }))}
      />
      <Text size="sm">
        {text.place.currency}{' '}
        <Anchor component={Link} to="/settings/store" inherit underline="always">
          {text.place.currencyLink}
        </Anchor>
      </Text>
    </Card>
  );
}

type Account = SiteValues['socialAccounts'][number];

const freshAccount = (): Account => ({
  id: crypto.randomUUID(),
  service: 'website',
  profileUrl: '',
  userName: '',
});

function AccountsCard({ form }: { form: FieldSet<SiteValues> }) {
  const accounts = form.rows('socialAccounts');
  return (
    <Card title={text.accounts.title} lead={text.accounts.lead}>
      <FormRowList
        rows={accounts}
        label={text.accounts.list}
        addLabel={text.accounts.add}
        fresh={accounts.rows.length < MAX_SOCIAL_ACCOUNTS ? freshAccount : null}
        nameOf={({ service, profileUrl }, index) =>
          profileUrl.trim() === '' ? text.accounts.unnamed(index + 1) : serviceName(service, 'en')
        }
      >
        {(row) => <AccountFields row={row} />}
      </FormRowList>
    </Card>
  );
}

function AccountFields({ row: { fields } }: { row: FormRow<Account> }) {
  const { service, profileUrl } = fields.values;
  const typed = fields.field('profileUrl');
  const kind = fields.field('service');
  const url: Field<string> = {
    ...typed,
    change: (value) => {
      // Recognized as it is typed, unless another one was chosen for this address.
      if (service === serviceOf(addressOf(profileUrl)) || profileUrl === '')
        kind.change(serviceOf(addressOf(value)));
      typed.change(value);
    },
  };
  const own = accountName({ service, profileUrl: addressOf(profileUrl), userName: '' });
  return (
    <div className={screen['stack']}>
      <TextField
        field={url}
        label={text.accounts.url}
        placeholder={text.accounts.urlPlaceholder}
        type="text"
        inputMode="url"
      />
      <div className={styles['pair']}>
        <SelectField
          field={kind}
          label={text.accounts.service}
          hint={text.accounts.serviceHint}
          options={withStored(socialServices, service).map((value) => ({
            value,
            label: serviceName(value, 'en'),
          }))}
        />
        <TextField
          field={fields.field('userName')}
          label={text.accounts.userName}
          hint={own === '' ? text.accounts.userNameEmpty : text.accounts.userNameHint(own)}
        />
      </div>
    </div>
  );
}

function SharingCard({ form }: { form: FieldSet<SiteValues> }) {
  const buttons = form.field('shareButtons');
  const offered = shareServices.map(({ id, name }) => ({ value: id, label: name }));
  const known = new Set(offered.map(({ value }) => value));
  return (
    <Card title={text.sharing.title}>
      <CheckboxListField
        field={buttons}
        label={text.sharing.buttons}
        hint={text.sharing.buttonsHint}
        inline
        options={[
          ...offered,
          ...buttons.value.filter((value) => !known.has(value)).map((value) => ({ value, label: value })),
        ]}
      />
      <SwitchField
        field={form.field('simpleLikingEnabled')}
        label={text.sharing.likes}
        hint={text.sharing.likesHint}
      />
    </Card>
  );
}

const barThemes = ['dark', 'accent', 'tinted', 'light'] as const;

function BarCard(props: { form: FieldSet<SiteValues>; stored: SiteScreen; replaced: number }) {
  const bar = props.form.group('announcement');
  const { isOn } = bar.values;
  const zone = zoneName(props.form.values.timeZone);
  const { announcement, announcementState } = props.stored;
  return (
    <Card title={text.bar.title} lead={text.bar.lead}>
      <SwitchField
        field={bar.field('isOn')}
        label={text.bar.on}
        hint={isOn && announcement.isOn ? text.bar.states[announcementState] : undefined}
      />
      {isOn && (
        <>
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <RichTextField
              key={props.replaced}
              field={bar.field('html')}
              stored={announcement.html}
              label={text.bar.text}
              hint={text.bar.textHint}
              short
            />
          </Suspense>
          <Suspense fallback={<Skeleton height={60} radius="md" />}>
            <BarLinkField field={bar.field('href')} />
          </Suspense>
          <div className={styles['pair']}>
            <SelectField
              field={bar.field('theme')}
              label={text.bar.theme}
              options={barThemes.map((value) => ({ value, label: text.bar.themes[value] }))}
            />
          </div>
          <SwitchField
            field={bar.field('isClosable')}
            label={text.bar.closable}
            hint={text.bar.closableHint}
          />
          {bar.values.isClosable && (
            <NumberField
              field={bar.field('againAfterDays')}
              label={text.bar.again}
              hint={text.bar.againHint}
            />
          )}
          <RadioCardsField
            field={bar.field('pages')}
            label={text.bar.pages}
            options={[
              { value: 'all', label: chosenPages.everywhere },
              { value: 'home', label: chosenPages.home },
              { value: 'chosen', label: chosenPages.chosen },
            ]}
          />
          {bar.values.pages === 'chosen' && (
            <Suspense fallback={<Skeleton height={60} radius="md" />}>
              <PagesField field={bar.field('pageIds')} />
            </Suspense>
          )}
          <div className={styles['pair']}>
            <DateTimeField
              field={bar.field('startsAt')}
              label={text.bar.from}
              hint={text.bar.timeHint(zone)}
            />
            <DateTimeField field={bar.field('endsAt')} label={text.bar.to} hint={text.bar.endHint} />
          </div>
        </>
      )}
    </Card>
  );
}

function BarLinkField({ field }: { field: Field<string> }) {
  useFieldLabel(field, text.bar.link);
  return <BarLink field={field} />;
}
