import { Tabs } from '@mantine/core';
import type { BlockDescription, PanelField } from '@vitrine/blocks/description.ts';
import { type ReactNode, useRef, useState } from 'react';
import { pagePanel as text } from '../../../text/en-page-panel.ts';
import { FieldList } from './field-list.tsx';
import type { OnPropsChange } from './panel-change.ts';
import { PanelFrame } from './panel-frame.tsx';
import { changeOfProp, shownFields } from './panel-values.ts';
import styles from './panel.module.css';

/** Marks a tab with a field that something is wrong with: it may not be the one that is shown. */
function problemMark(
  label: string,
  fields: readonly PanelField[],
  problems: Readonly<Record<string, string>> = {},
) {
  const names = new Set(Object.keys(problems).map((path) => path.split('.')[0]));
  return fields.some(({ name }) => names.has(name))
    ? { 'data-wrong': true, 'aria-label': text.hasProblems(label) }
    : {};
}

/**
 * The settings of a block in two tabs, Content and Design; a tab with nothing in it is not shown. All values are those
 * of `props`, so that undo changes what the fields show. Give it the block's id as `key`.
 */
export function BlockPanel(props: {
  description: BlockDescription;
  props: Readonly<Record<string, unknown>>;
  onChange: OnPropsChange;
  /** What is wrong, by the path of its field: `items.2.title`. */
  problems?: Readonly<Record<string, string>>;
  /** Below the fields of either tab: what is to be known of the block. */
  note?: ReactNode;
  /** At the end of Design: how the block sits in its section. */
  layout?: ReactNode;
}) {
  const { description, onChange, problems, note, layout } = props;
  const tabs = [
    { name: 'content', label: text.content, fields: description.content },
    { name: 'design', label: text.design, fields: description.design },
  ].filter(({ name, fields }) => fields.length > 0 || (name === 'design' && layout !== undefined));
  const [chosen, setChosen] = useState<string | null>(null);
  const active = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const steps = useRef(0);
  const contentOf = ({ name, fields }: { name: string; fields: readonly PanelField[] }) => (
    <>
      {shownFields(fields, props.props, []).length > 0 && (
        <FieldList
          fields={fields}
          values={props.props}
          around={[]}
          starting={description.starting}
          path=""
          change={(prop, value, step, path = prop) => {
            steps.current += 1;
            onChange(changeOfProp(prop, value), step === 'typed' ? path : `${path}#${steps.current}`);
          }}
        />
      )}
      {note}
      {name === 'design' && layout}
    </>
  );
  return (
    <PanelFrame {...(problems === undefined ? {} : { problems })}>
      {active === undefined ? (
        <p className={styles['quiet']}>{text.nothing}</p>
      ) : tabs.length === 1 ? (
        contentOf(active)
      ) : (
        <Tabs
          value={active.name}
          onChange={setChosen}
          keepMounted={false}
          classNames={{ list: styles['tabs'] ?? '', tab: styles['tab'] ?? '' }}
        >
          <Tabs.List grow aria-label={text.tabs}>
            {tabs.map(({ name, label, fields }) => (
              <Tabs.Tab key={name} value={name} {...problemMark(label, fields, problems)}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Panel key={tab.name} value={tab.name}>
              {contentOf(tab)}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </PanelFrame>
  );
}
