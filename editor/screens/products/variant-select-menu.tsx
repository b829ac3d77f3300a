import { Button, Menu } from '@mantine/core';
import { productPage as text } from '../../text/en-product-page.ts';
import type { VariantRow } from './variant-rows.ts';

/** Selects the variants with a value of an option, all, or none. */
export function VariantSelectMenu(props: {
  rows: readonly VariantRow[];
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const { rows, onSelect } = props;
  const values = new Map<string, { readonly label: string; readonly ids: string[] }>();
  for (const { id, attributes, isOrphaned } of rows) {
    if (isOrphaned) continue;
    for (const [option, value] of Object.entries(attributes)) {
      const label = text.selectValue(option, value);
      const known = values.get(label) ?? { label, ids: [] };
      known.ids.push(id);
      values.set(label, known);
    }
  }
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-xs">
          {text.selectBy}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
        <Menu.Item onClick={() => onSelect(new Set(rows.map(({ id }) => id)))}>{text.selectEvery}</Menu.Item>
        <Menu.Item onClick={() => onSelect(new Set())}>{text.none}</Menu.Item>
        <Menu.Divider />
        {[...values.values()].map(({ label, ids }) => (
          <Menu.Item key={label} onClick={() => onSelect(new Set(ids))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
