import { Alert, Anchor, Text, Title } from '@mantine/core';
import type { SiteCode } from '@vitrine/contracts/site-code.ts';
import { codeBytes, codeProblem } from '@vitrine/domain/code/page-code.ts';
import { Link, useParams } from 'react-router';
import * as z from 'zod';
import { client, updateCache } from '../../app/client.ts';
import { siteCode as text } from '../../text/en-site-code.ts';
import { HtmlCodeField } from '../../ui/code-editor/html-code-field.tsx';
import { kilobytesOf } from '../../ui/code-editor/kilobytes.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import type { Reading } from '../../ui/form/form-store.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { CodeVersions } from './code-versions.tsx';
import { ListsCard } from './lists-card.tsx';
import styles from './site-code.module.css';

const values = z.object({ header: z.string(), footer: z.string() });
type Values = z.infer<typeof values>;

const parts = ['header', 'footer'] as const;

function read(typed: Values, { revision }: SiteCode): Reading<Values & { revision: number }> {
  const problems = parts.flatMap((part) => {
    const problem = codeProblem(typed[part]);
    return problem === null ? [] : [[part, problem.sentence] as const];
  });
  return problems.length === 0
    ? { ok: true, body: { revision, ...typed } }
    : { ok: false, problems: Object.fromEntries(problems) };
}

/** The code of all pages, or of the entries of the list that the address names. */
export function SiteCodeScreen() {
  const { list } = useParams();
  const place = list ?? 'site';
  return (
    <LoadedScreen key={place} queryKey={['site-code', place]} load={(signal) => load(place, signal)}>
      {(stored) => <CodeForm place={place} stored={stored} />}
    </LoadedScreen>
  );
}

const load = (place: string, signal?: AbortSignal) =>
  client.call('GET', '/api/admin/code/:place', { params: { place } }, signal);

function CodeForm({ place, stored }: { readonly place: string; readonly stored: SiteCode }) {
  const form = useForm({
    record: `code/${place}`,
    stored,
    schema: values,
    valuesOf: ({ code }: SiteCode): Values => code,
    read,
    send: (body) => client.call('PUT', '/api/admin/code/:place', { params: { place }, body }),
    load: () => load(place),
    onStored: (now) => {
      updateCache(['site-code', place], () => now);
    },
  });
  const { list, mayChange } = form.stored;
  const about = list === null ? text.all : text.entries;
  return (
    <FormScreen
      form={form}
      title={
        <>
          {list !== null && (
            <Link to="/code" className={screen['back']}>
              ‹ {text.back}
            </Link>
          )}
          <Title order={1} className={screen['title'] ?? ''}>
            {list === null ? text.title : text.ofEntries(list.title)}
          </Title>
        </>
      }
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
          <div>
            <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
              {about.title}
            </Title>
            <Text size="sm" c="dimmed">
              {about.lead}
            </Text>
          </div>
          <Alert color={mayChange ? 'yellow' : 'gray'} variant="light">
            {mayChange ? text.warning : text.refused}
          </Alert>
          {parts.map((part) => (
            <Part
              key={part}
              field={form.field(part)}
              label={text[part]}
              hint={part === 'header' ? text.headerHint : text.footerHint}
              readOnly={!mayChange}
            />
          ))}
          <Text size="sm" className={styles['way'] ?? ''}>
            {text.broken}{' '}
            <Anchor
              href={`/api/admin/code/${place}/without`}
              target="_blank"
              underline="always"
              rel="noreferrer"
              className={styles['link'] ?? ''}
            >
              {list === null ? text.without : text.withoutEntries}
            </Anchor>
          </Text>
        </section>
        <CodeVersions place={place} form={form} />
        {list === null && <ListsCard />}
      </div>
    </FormScreen>
  );
}

function Part(props: {
  readonly field: Field<string>;
  readonly label: string;
  readonly hint: string;
  readonly readOnly: boolean;
}) {
  const { field } = props;
  const showNumber = useShowNumber();
  useFieldLabel(field, props.label, (value) => {
    const code = typeof value === 'string' ? value : '';
    const [first = ''] = code.trim().split('\n');
    return text.shown(first.slice(0, 80), kilobytesOf(codeBytes(code), showNumber));
  });
  return (
    <HtmlCodeField
      label={props.label}
      hint={props.hint}
      name={field.name}
      lines={[8, 24]}
      value={field.value}
      problem={field.problem}
      readOnly={props.readOnly}
      onChange={field.change}
    />
  );
}
