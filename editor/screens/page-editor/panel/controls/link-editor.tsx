import { Button, NativeSelect, TextInput } from '@mantine/core';
import { checkLink, type LinkTarget, readLink, type TypedLink } from '@vitrine/domain/page/link-check.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { SearchSelect } from '../../../../ui/search-select.tsx';
import type { Step } from '../control.ts';
import { kindOfLink, type LinkKind, linkKinds } from '../link-kind.ts';
import styles from '../panel.module.css';
import { findSiteItems, useSitePages } from '../site-queries.ts';
import { useTyped } from '../use-typed.ts';
import { AssetLibrary } from './asset-library.tsx';
import { PageSelect } from './page-select.tsx';

const text = pagePanel.link;

/** Where a link leads: what kind of target, then which one. An address that cannot be is not stored. */
export function LinkEditor(props: {
  label: string;
  /** '' for none. */
  href: string;
  path: string;
  problem: string | undefined;
  describedBy?: string;
  /** The kind that a link starts with that is not there yet; none unless given. */
  start?: LinkKind;
  /** Of its fields; 'xs', as in a panel, unless given. */
  size?: 'xs' | 'sm';
  onChange: (href: string, step: Step) => void;
}) {
  const { label, href, path, size = 'xs', onChange } = props;
  const { pages, failure } = useSitePages();
  const own = useRef<HTMLDivElement>(null);
  // A kind that was just chosen has no address yet. It counts until the link changes.
  const [latest, setChosen] = useState<{
    readonly kind: LinkKind;
    readonly stands: string;
    /** Whether another target of the kind is searched for; the stored one stays until it is found. */
    readonly isSearching?: boolean;
  } | null>(props.start === undefined || href !== '' ? null : { kind: props.start, stands: href });
  const chosen = latest?.stands === href ? latest : null;
  const kind = chosen?.kind ?? kindOfLink(href, pages);
  const isOf = kindOfLink(href, pages) === kind;
  const choose = (next: LinkKind) => {
    if (next === 'none') {
      setChosen(null);
      if (href !== '') onChange('', 'once');
    } else setChosen({ kind: next, stands: href });
  };
  const store = (next: string, step: Step) => {
    // The kind stays, though a path of a product could be that of a page.
    setChosen({ kind, stands: next });
    if (next !== href) onChange(next, step);
  };
  const pick = (next: string) => {
    flushSync(() => store(next, 'once'));
    own.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  };
  const shown = isOf && chosen?.isSearching !== true ? href : '';
  const searchAgain = () => {
    flushSync(() => setChosen({ kind, stands: href, isSearching: true }));
    own.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  return (
    <div
      ref={own}
      className={styles['stack']}
      onBlur={(event) => {
        if (chosen?.isSearching === true && !event.currentTarget.contains(event.relatedTarget))
          setChosen(null);
      }}
    >
      <NativeSelect
        size={size}
        aria-label={`${label}: ${text.target}`}
        {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
        data-field={path}
        data={linkKinds.map((value) => ({ value, label: text.targets[value] }))}
        value={kind}
        onChange={(event) => {
          const next = linkKinds.find((one) => one === event.currentTarget.value);
          if (next !== undefined) choose(next);
        }}
        error={kind === 'none' ? props.problem : undefined}
      />
      {kind === 'page' && (
        <PageSelect
          size={size}
          aria-label={`${label}: ${text.page}`}
          pages={pages}
          failure={failure}
          valueOf={(page) => page.path}
          value={shown}
          goneLabel={shown}
          nothing={text.pageNothing}
          placeholder={text.pagePlaceholder}
          error={props.problem}
          onPick={(next) => {
            if (next !== null) store(next, 'once');
          }}
        />
      )}
      {kind === 'item' &&
        (shown === '' ? (
          <SearchSelect
            size={size}
            aria-label={`${label}: ${text.item}`}
            error={props.problem}
            name="site-items-"
            placeholder={text.itemPlaceholder}
            nothing={pagePanel.items.nothing}
            find={findSiteItems([])}
            accept={() => true}
            labelOf={({ title }) => title}
            onPick={(item) => {
              if (item !== null) pick(item.path);
            }}
          />
        ) : (
          <Target words={shown} label={`${label}: ${text.change}`} onChange={searchAgain} />
        ))}
      {kind === 'file' && <FileTarget label={label} href={shown} problem={props.problem} onPick={pick} />}
      {isTyped(kind) && (
        <TypedTarget
          size={size}
          key={kind}
          label={label}
          kind={kind}
          href={shown}
          stored={href}
          path={path}
          problem={props.problem}
          onChange={store}
        />
      )}
    </div>
  );
}

/** What was chosen, with a button to choose another. */
function Target(props: { words: string; label: string; onChange: () => void }) {
  return (
    <div className={styles['chosen']}>
      <span className={styles['chosenWords']}>
        <span>{props.words}</span>
      </span>
      <Button variant="subtle" size="compact-xs" aria-label={props.label} onClick={props.onChange}>
        {text.change}
      </Button>
    </div>
  );
}

function FileTarget(props: {
  label: string;
  href: string;
  problem: string | undefined;
  onPick: (href: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = decodeURIComponent(props.href.split('/').at(-1) ?? '');
  return (
    <>
      {props.href === '' ? (
        <Button
          className={styles['start'] ?? ''}
          variant="default"
          size="compact-sm"
          aria-label={`${props.label}: ${pagePanel.asset.choose.document}`}
          onClick={() => setOpen(true)}
        >
          {pagePanel.asset.choose.document}
        </Button>
      ) : (
        <Target words={name} label={`${props.label}: ${text.change}`} onChange={() => setOpen(true)} />
      )}
      {props.problem !== undefined && <p className={styles['warning']}>{props.problem}</p>}
      <AssetLibrary
        accepts="document"
        isOpen={isOpen}
        chosenId={null}
        onClose={() => setOpen(false)}
        onPick={(asset) => {
          setOpen(false);
          if (asset.assetUrl !== null) props.onPick(asset.assetUrl);
        }}
      />
    </>
  );
}

const typedTargets = {
  email: { label: text.email, placeholder: text.emailPlaceholder, type: 'email' },
  phone: { label: text.phone, placeholder: text.phonePlaceholder, type: 'tel' },
  web: { label: text.web, placeholder: text.webPlaceholder, type: 'url' },
  anchor: { label: text.anchor, placeholder: text.anchorPlaceholder, type: 'text' },
} as const;
type TypedKind = keyof typeof typedTargets & LinkTarget;
const isTyped = (kind: LinkKind): kind is TypedKind => Object.hasOwn(typedTargets, kind);

/** An address that is typed; of an email also the subject. */
function TypedTarget(props: {
  size: 'xs' | 'sm';
  label: string;
  kind: TypedKind;
  /** What is shown; '' while the stored link is of another kind. */
  href: string;
  stored: string;
  path: string;
  problem: string | undefined;
  onChange: (href: string, step: Step) => void;
}) {
  const { kind, href, path } = props;
  const { placeholder, type, label } = typedTargets[kind];
  const link: TypedLink = href === '' ? { target: kind, value: '', subject: '' } : readLink(href);
  const read = (parts: Partial<TypedLink>) => {
    const typed = { ...link, target: kind, ...parts };
    if (typed.value.trim() === '') return { value: '' };
    const checked = checkLink(typed);
    return checked.ok ? { value: checked.href } : { problem: checked.problem };
  };
  const change = (next: unknown, step: Step) => props.onChange(String(next), step);
  const address = useTyped(props.stored, {
    show: () => (kind === 'web' ? href : link.value),
    read: (value) => read({ value }),
    change,
  });
  const subject = useTyped(props.stored, {
    show: () => link.subject,
    read: (typed) => read({ subject: typed }),
    change,
  });
  return (
    <>
      <TextInput
        size={props.size}
        aria-label={`${props.label}: ${label}`}
        placeholder={placeholder}
        inputMode={type}
        autoComplete="off"
        spellCheck={false}
        value={address.text}
        onChange={(event) => address.type(event.currentTarget.value)}
        onBlur={address.leave}
        error={address.problem ?? props.problem}
        leftSection={kind === 'anchor' ? '#' : undefined}
        leftSectionWidth={22}
      />
      {kind === 'email' && (
        <TextInput
          size={props.size}
          label={text.subject}
          placeholder={text.subjectPlaceholder}
          autoComplete="off"
          maxLength={200}
          data-field={`${path}.subject`}
          value={subject.text}
          readOnly={link.value === ''}
          onChange={(event) => subject.type(event.currentTarget.value)}
          onBlur={subject.leave}
        />
      )}
    </>
  );
}
