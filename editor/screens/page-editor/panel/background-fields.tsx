import type { SectionBackground } from '@vitrine/domain/page/page-document.ts';
import { useState } from 'react';
import { pagePanel } from '../../../text/en-page-panel.ts';
import type { ControlProps, FieldOf, Step } from './control.ts';
import { AssetControl } from './controls/asset-control.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ColorControl } from './controls/color-control.tsx';
import { NumberControl } from './controls/number-control.tsx';

const text = pagePanel.section;

/** How much of the section's color covers a new background: enough for text to be read on most pictures. */
const STRENGTH = 40;

/** A new plain background: calm, and text is readable on it in every theme of ours. */
const FIRST_COLOR = 'tint';

type Kind = 'none' | 'color' | 'upload' | 'video';

const kindField: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'source',
  label: text.background,
  options: (['none', 'color', 'upload', 'video'] as const).map((value) => ({
    value,
    label: text.backgrounds[value],
  })),
};
const colorField: FieldOf<'color'> = { kind: 'color', name: 'color', label: text.backgroundColor };
const assetField = (label: string, accepts: 'picture' | 'video', hint?: string): FieldOf<'asset'> => ({
  kind: 'asset',
  name: label,
  label,
  accepts,
  nullable: true,
  ...(hint === undefined ? {} : { hint }),
});
const strengthField: FieldOf<'number'> = {
  kind: 'number',
  name: 'strength',
  label: text.strength,
  hint: text.strengthHint,
  min: 0,
  max: 100,
  unit: '%',
};

/** A section's background: none, a plain color, or a picture or a video and how much of it is covered. */
export function BackgroundFields(props: {
  background: SectionBackground | undefined;
  /** `background` is null for none. */
  onChange: (background: SectionBackground | null, path: string, step: Step) => void;
}) {
  const { background, onChange } = props;
  const stored: Kind =
    background === undefined || background.source === 'instagram' ? 'none' : background.source;
  // A picture or video that is yet to be chosen; it counts until the background changes.
  const [chosen, setChosen] = useState<{ readonly kind: Kind; readonly stands: unknown } | null>(null);
  const kind = chosen !== null && chosen.stands === background ? chosen.kind : stored;
  const choose = (next: unknown) => {
    if (next === 'none') {
      setChosen(null);
      if (background !== undefined) onChange(null, 'background', 'once');
    } else if (next === 'color') {
      setChosen(null);
      if (stored !== 'color') onChange({ source: 'color', color: FIRST_COLOR }, 'background', 'once');
    } else if (next === 'upload' || next === 'video') setChosen({ kind: next, stands: background });
  };
  const shown =
    background !== undefined && 'assetId' in background && background.source === kind ? background : null;
  const strength = shown?.strength ?? STRENGTH;
  const take = (assetId: unknown) => {
    if (typeof assetId !== 'string') {
      onChange(null, 'background', 'once');
      return;
    }
    const posterId = shown?.source === 'video' ? shown.posterId : null;
    onChange(
      kind === 'video'
        ? { source: 'video', assetId, posterId, strength }
        : { source: 'upload', assetId, strength },
      'background',
      'once',
    );
  };
  return (
    <>
      <ChoiceControl {...plain('background', kind)} field={kindField} change={choose} />
      {kind === 'color' && background?.source === 'color' && (
        <ColorControl
          {...plain('background.color', background.color)}
          field={colorField}
          change={(color, step) => {
            if (typeof color === 'string') onChange({ source: 'color', color }, 'background.color', step);
          }}
        />
      )}
      {kind !== 'none' && kind !== 'color' && (
        <AssetControl
          key={kind}
          {...plain('background.assetId', shown?.assetId ?? null)}
          field={kind === 'video' ? assetField(text.video, 'video') : assetField(text.picture, 'picture')}
          change={take}
        />
      )}
      {shown?.source === 'video' && (
        <AssetControl
          {...plain('background.posterId', shown.posterId)}
          field={assetField(text.poster, 'picture', text.posterHint)}
          change={(posterId) =>
            onChange(
              { ...shown, posterId: typeof posterId === 'string' ? posterId : null },
              'background.posterId',
              'once',
            )
          }
        />
      )}
      {shown !== null && (
        <NumberControl
          {...plain('background.strength', shown.strength)}
          field={strengthField}
          change={(next, step) => {
            if (typeof next === 'number') onChange({ ...shown, strength: next }, 'background.strength', step);
          }}
        />
      )}
    </>
  );
}

/** What a control gets besides its field and what it changes. */
const plain = (
  path: string,
  value: unknown,
): Pick<ControlProps<'text'>, 'value' | 'around' | 'path' | 'problem'> => ({
  value,
  around: [],
  path,
  problem: undefined,
});
