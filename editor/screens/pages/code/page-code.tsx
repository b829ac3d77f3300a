import { Anchor, Button, Text, Title } from '@mantine/core';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { codeBytes } from '@vitrine/domain/code/page-code.ts';
import { Suspense, useState } from 'react';
import { pageCode as text } from '../../../text/en-page-code.ts';
import { ListWaiting } from '../../../ui/call-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import styles from '../pages.module.css';
import type { CodeFieldsProps } from './code-fields.tsx';
import { kilobytesOf } from '../../../ui/code-editor/kilobytes.ts';
import codeStyles from './page-code.module.css';

const CodeFields = lazyPart<CodeFieldsProps>(async () => (await import('./code-fields.tsx')).CodeFields);

/** The code that a page has of its own: how much there is, and its fields once somebody wants to see them. */
export function PageCode(props: {
  stored: PageSettings;
  code: PageSettings['code'];
  problems: CodeFieldsProps['problems'];
  onChange: (part: 'header' | 'footer', code: PageSettings['code']) => void;
}) {
  const { stored, code } = props;
  const showNumber = useShowNumber();
  const [isOpen, setOpen] = useState(false);
  const parts = (['header', 'footer'] as const).filter((part) => stored.code[part] !== '');
  const hasCode = parts.length > 0;
  const sizes = parts.map((part) =>
    text.size(text.parts[part], kilobytesOf(codeBytes(stored.code[part]), showNumber)),
  );
  const scope = stored.list !== null ? text.ofList : stored.kind === 'folder' ? text.ofFolder : '';
  return (
    <div className={styles['group']}>
      <Title order={2}>{text.head}</Title>
      <Text size="sm" c="dimmed" className={codeStyles['lead'] ?? ''}>
        {`${text.lead} ${scope}`.trim()}
      </Text>
      {hasCode && (
        <div className={codeStyles['stored']}>
          <Text size="sm">{text.stored(sizes.join('; '))}</Text>
          <Anchor
            size="sm"
            href={`/api/admin/pages/${stored.id}/without-code`}
            target="_blank"
            rel="noreferrer"
            className={codeStyles['link'] ?? ''}
          >
            {text.withoutCode}
          </Anchor>
        </div>
      )}
      {isOpen ? (
        <Suspense fallback={<ListWaiting rows={2} />}>
          <CodeFields
            code={code}
            problems={props.problems}
            mayChange={stored.mayChangeCode}
            onChange={(part, value) => props.onChange(part, { ...code, [part]: value })}
          />
        </Suspense>
      ) : stored.mayChangeCode || hasCode ? (
        <Button variant="default" onClick={() => setOpen(true)} className={codeStyles['open'] ?? ''}>
          {!stored.mayChangeCode ? text.look : hasCode ? text.edit : text.add}
        </Button>
      ) : (
        <Text size="sm">{`${text.none} ${text.refused}`}</Text>
      )}
    </div>
  );
}
