import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import type { FontFileView, OwnFontView } from '@vitrine/contracts/fonts.ts';
import { catalogueFont } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { MAX_FONT_NAME } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { text as app } from '../../../text/en.ts';
import { fonts as text } from '../../../text/en-fonts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { BinIcon } from '../../../ui/icons.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { showBytes } from '../../../ui/show-bytes.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import styles from './font-browser.module.css';
import { type FontRow, nearestWeight } from './font-rows.ts';
import { usePreviewStyle } from './preview-styles.ts';

const weightNames = app.design.fontValues['font-weight'] ?? {};
const weightName = (weight: number): string => weightNames[String(weight)] ?? String(weight);

/** What the current font has, and what it goes with; of an own one its files too. */
export function FontDetails(props: {
  row: FontRow;
  weight: number;
  onWeight: (weight: number) => void;
  onKept: (font: OwnFontView) => void;
  onGone: (font: OwnFontView) => void;
}) {
  const { row } = props;
  const [one, other] = row.pairs;
  return (
    <section className={styles['details']} aria-label={row.family}>
      <div className={styles['facts']}>
        <p className={styles['quiet']}>
          {row.group === 'device'
            ? text.onDevice
            : row.weights.length > 0
              ? `${text.weights(row.weights.length)}, ${row.italic ? text.italic : text.noItalic}`
              : text.filters.theme}
        </p>
        {row.weights.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={text.weight}
            value={String(nearestWeight(row.weights, props.weight))}
            data={row.weights.map((weight) => ({ value: String(weight), label: weightName(weight) }))}
            onChange={(event) => props.onWeight(Number(event.currentTarget.value))}
          />
        )}
      </div>
      {one !== undefined && other !== undefined && (
        <p className={styles['pairs']}>
          {text
            .pairsWith('{one}', '{other}')
            .split(/(\{one\}|\{other\})/)
            .map((part) =>
              part === '{one}' ? (
                <InItsLetters key={part} family={one} />
              ) : part === '{other}' ? (
                <InItsLetters key={part} family={other} />
              ) : (
                part
              ),
            )}
        </p>
      )}
      {row.own !== null && <OwnFiles font={row.own} onKept={props.onKept} onGone={props.onGone} />}
    </section>
  );
}

/** A family's name in its own letters. */
function InItsLetters({ family }: { readonly family: string }) {
  const font = catalogueFont(family);
  const preview = usePreviewStyle(font?.styles ?? [], 400, true);
  return (
    <span
      {...(preview.state === 'failed' ? { title: fillText(text.noPreview, { fontName: family }) } : {})}
      style={{
        fontFamily: preview.state === 'shown' && preview.family !== null ? preview.family : 'inherit',
      }}
    >
      {family}
    </span>
  );
}

const styleOf = ({ weights: [least, most], italic }: FontFileView): string => {
  const weight = least === most ? weightName(Math.round(least / 100) * 100) : `${least}–${most}`;
  return italic ? `${weight} ${text.italic}` : weight;
};

type Asked = { readonly what: 'rename' | 'remove' } | { readonly what: 'file'; readonly file: FontFileView };

function OwnFiles(props: {
  font: OwnFontView;
  onKept: (font: OwnFontView) => void;
  onGone: (font: OwnFontView) => void;
}) {
  const { font } = props;
  const showNumber = useShowNumber();
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = (): void => setAsked(null);
  const places = new Intl.ListFormat('en').format(
    font.usedBy.map(({ setting, theme }) => text.removePlace(setting, theme)),
  );
  return (
    <>
      <ul className={styles['files']}>
        {font.files.map((file) => (
          <li key={file.id}>
            <span>
              {styleOf(file)}{' '}
              <span className={styles['quiet']}>
                {file.filename.split('.').at(-1)?.toUpperCase()}, {showBytes(file.byteSize, showNumber)}
              </span>
            </span>
            {font.files.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={text.removeFile(styleOf(file))}
                onClick={() => setAsked({ what: 'file', file })}
              >
                <BinIcon size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{text.license}</p>
      <div className={styles['ownActions']}>
        <Button variant="default" size="xs" onClick={() => setAsked({ what: 'rename' })}>
          {text.rename}
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={() => setAsked({ what: 'remove' })}>
          {text.removeFont}
        </Button>
      </div>
      {asked?.what === 'rename' && (
        <NameDialog
          title={text.renameTitle(font.family)}
          label={text.name}
          hint={text.nameHint}
          name={font.family}
          max={MAX_FONT_NAME}
          missing={text.nameMissing}
          cancel={text.cancel}
          submit={text.renameSubmit}
          reasonOf={sentenceOf}
          act={(family) =>
            client.call('PUT', '/api/admin/fonts/:id', { params: { id: font.id }, body: { family } })
          }
          onDone={(renamed) => {
            done();
            props.onKept(renamed);
          }}
          onClose={done}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle(font.family)}
          sentences={[...(font.usedBy.length > 0 ? [text.removeUsed(places)] : []), text.removeSentence]}
          cancel={text.cancel}
          submit={text.removeSubmit}
          isFinal
          act={() => client.call('DELETE', '/api/admin/fonts/:id', { params: { id: font.id } })}
          onClose={done}
          onDone={() => {
            done();
            props.onGone(font);
          }}
        />
      )}
      {asked?.what === 'file' && (
        <ConfirmDialog
          title={text.removeFileTitle(font.family, styleOf(asked.file))}
          sentences={[text.removeFileSentence]}
          cancel={text.cancel}
          submit={text.removeSubmit}
          isFinal
          act={() =>
            client.call('DELETE', '/api/admin/fonts/:id/files/:fileId', {
              params: { id: font.id, fileId: asked.file.id },
            })
          }
          onClose={done}
          onDone={() => {
            done();
            props.onKept({ ...font, files: font.files.filter(({ id }) => id !== asked.file.id) });
          }}
        />
      )}
    </>
  );
}
