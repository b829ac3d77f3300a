import { Button, Input, SegmentedControl } from '@mantine/core';
import type { BlockLayout } from '@vitrine/domain/page/operation.ts';
import type { CellAlign, PageBlock } from '@vitrine/domain/page/page-document.ts';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../text/en-page-panel.ts';
import { idleWhen } from '../../../ui/idle-when.ts';
import { depthAfter, isOverlapped } from './block-depth.ts';
import { usePanel } from './panel-context.ts';
import styles from './panel.module.css';

const text = pagePanel.layout;
const cellAligns: readonly CellAlign[] = ['start', 'center', 'end'];

/** What a block's layout becomes; each change is a step of its own. */
interface LayoutProps {
  block: PageBlock;
  /** The blocks of its section. */
  blocks: readonly PageBlock[];
  onChange: (layout: BlockLayout) => void;
}

/**
 * How a block sits in its section: its place in its area, where it is shown, what is above what, and on the phone. A part
 * of the block's panel.
 */
export function BlockLayoutPanel({ block, blocks, onChange }: LayoutProps) {
  const { say } = usePanel();
  const titleId = useId();
  const { align = {}, depth = 0, hidden, phone } = block;
  const alignTo = (axis: 'x' | 'y', to: string) => {
    const { [axis]: _, ...other } = align;
    const found = cellAligns.find((one) => one === to);
    const next = found === undefined ? other : { ...other, [axis]: found };
    onChange({ align: Object.keys(next).length === 0 ? null : next });
  };
  const moveTo = (next: number | null) => {
    if (next === null) return;
    onChange({ depth: next === 0 ? null : next });
    say(text.movedTo(next));
  };
  const forward = depthAfter(block, blocks, 1);
  const back = depthAfter(block, blocks, -1);
  return (
    <section className={styles['place']} aria-labelledby={titleId}>
      {/* No heading: the one above it is hidden in a phone's sheet. */}
      <div id={titleId} className={styles['placeTitle']}>
        {text.title}
      </div>
      <Choice
        label={text.x}
        value={align.x ?? 'fill'}
        options={{ fill: text.xs.fill, start: text.xs.start, center: text.xs.center, end: text.xs.end }}
        onChange={(to) => alignTo('x', to)}
      />
      <Choice
        label={text.y}
        value={align.y ?? 'auto'}
        options={{ auto: text.ys.auto, start: text.ys.start, center: text.ys.center, end: text.ys.end }}
        onChange={(to) => alignTo('y', to)}
      />
      <Choice
        label={text.shown}
        value={hidden ?? 'none'}
        options={{ none: text.everywhere, phone: text.desktopOnly, desktop: text.phoneOnly }}
        onChange={(to) => onChange({ hidden: to === 'phone' || to === 'desktop' ? to : null })}
      />
      {(isOverlapped(block, blocks) || depth !== 0) && (
        <fieldset className={styles['group']}>
          <Input.Label component="legend" size="xs">
            {text.depth}
          </Input.Label>
          <div className={styles['assetActions']}>
            <Button
              variant="default"
              size="compact-sm"
              {...idleWhen(forward === null)}
              onClick={() => moveTo(forward)}
            >
              {text.forward}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              {...idleWhen(back === null)}
              onClick={() => moveTo(back)}
            >
              {text.back}
            </Button>
          </div>
          <Input.Description size="xs">{text.depthAt(depth)}</Input.Description>
        </fieldset>
      )}
      <PhonePlace
        isOwn={phone !== undefined}
        onAutomatic={() => {
          flushSync(() => onChange({ phone: null }));
          say(text.automaticDone);
        }}
      />
    </section>
  );
}

function Choice(props: {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}) {
  const labelId = useId();
  return (
    <Input.Wrapper label={props.label} size="xs" labelElement="div" labelProps={{ id: labelId }}>
      <SegmentedControl
        className={styles['segments'] ?? ''}
        size="xs"
        fullWidth
        aria-labelledby={labelId}
        data={Object.entries(props.options).map(([value, label]) => ({ value, label }))}
        value={props.value}
        onChange={props.onChange}
      />
    </Input.Wrapper>
  );
}

/** Whether a block was arranged for the phone; the button stays after its press, so that it keeps the focus. */
function PhonePlace(props: { isOwn: boolean; onAutomatic: () => void }) {
  const { isOwn } = props;
  const [isOffered, setOffered] = useState(isOwn);
  if (isOwn && !isOffered) setOffered(true);
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {text.phone}
      </Input.Label>
      <p className={styles['quiet']}>{isOwn ? text.phoneOwn : text.phoneAutomatic}</p>
      {isOffered && (
        <Button
          className={styles['start'] ?? ''}
          variant="default"
          size="compact-sm"
          {...idleWhen(!isOwn)}
          onClick={() => {
            if (isOwn) props.onAutomatic();
          }}
        >
          {text.automatic}
        </Button>
      )}
    </fieldset>
  );
}
