import { Input, SegmentedControl, Switch } from '@mantine/core';
import { useId, useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { asRecord, asText, type ControlProps, isRecord } from '../control.ts';
import styles from '../panel.module.css';
import { AssetPicker } from './asset-picker.tsx';
import { PlayerFinder } from './player-finder.tsx';

const text = pagePanel.playable;
type Source = 'file' | 'embed';

/** A video or audio file of the site, or another site's player. */
export function PlayableControl(props: ControlProps<'playable'>) {
  const { field, value, change, path } = props;
  const labelId = useId();
  const playable = asRecord(value);
  // A source that was just chosen has nothing to play yet. It counts until what is played changes.
  const [chosen, setChosen] = useState<{ readonly source: Source; readonly stands: unknown } | null>(null);
  const stored: Source = playable['kind'] === 'embed' || field.file === null ? 'embed' : 'file';
  const source = chosen !== null && chosen.stands === value ? chosen.source : stored;
  const shown = source === stored ? playable : {};
  const remove = () => {
    // What follows is chosen in the same way; a block without what it needs is half made: the prop is missing.
    const next = field.nullable === true ? null : undefined;
    setChosen({ source, stands: next });
    change(next, 'once');
  };
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs" id={labelId}>
        {field.label}
      </Input.Label>
      <div className={styles['stack']}>
        {field.file !== null && (
          <SegmentedControl
            className={styles['segments'] ?? ''}
            size="xs"
            fullWidth
            aria-label={`${field.label}: ${text.source}`}
            data={[
              { value: 'file', label: text.sources.file },
              { value: 'embed', label: text.sources.embed },
            ]}
            value={source}
            onChange={(next) => setChosen({ source: next === 'embed' ? 'embed' : 'file', stands: value })}
          />
        )}
        {source === 'file' && field.file !== null ? (
          <AssetPicker
            label={field.label}
            labelId={labelId}
            accepts={field.file}
            assetId={asText(shown['assetId']) === '' ? null : asText(shown['assetId'])}
            path={path}
            onRemove={remove}
            onPick={(asset) => change({ kind: 'file', assetId: asset.id, hasOverlay: true }, 'once')}
          />
        ) : (
          <PlayerFinder
            label={field.label}
            path={path}
            player={shown}
            onFind={(player) => change(player, 'once')}
            onRemove={remove}
          />
        )}
        {isRecord(value) && source === stored && field.file !== 'audio' && (
          <Switch
            size="xs"
            labelPosition="left"
            classNames={{ body: styles['switchBody'] ?? '', labelWrapper: styles['switchWords'] ?? '' }}
            label={text.overlay}
            checked={playable['hasOverlay'] !== false}
            onChange={(event) => change({ ...playable, hasOverlay: event.currentTarget.checked }, 'once')}
          />
        )}
      </div>
      {field.hint !== undefined && <Input.Description size="xs">{field.hint}</Input.Description>}
      {props.problem !== undefined && <Input.Error size="xs">{props.problem}</Input.Error>}
    </fieldset>
  );
}
