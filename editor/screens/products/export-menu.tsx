import { Button, Menu } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { productCsv as text } from '../../text/en-product-csv.ts';
import screen from '../../ui/screen.module.css';

/** Parameters of the list's address that are none of its calls. */
const ofTheScreen = new Set(['view']);

/** Downloads the products that the list shows, or their stock, as files for a spreadsheet. */
export function ExportMenu() {
  const [parameters] = useSearchParams();
  const query = new URLSearchParams([...parameters].filter(([name]) => !ofTheScreen.has(name)));
  const isNarrowed = [...query.keys()].some((name) => name !== 'sort');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" aria-label={text.menuLabel}>
          {text.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{isNarrowed ? text.shown : text.all}</Menu.Label>
        <Entry href={`/api/admin/products/export.csv?${query.toString()}`} hint={text.productsHint}>
          {text.products}
        </Entry>
        <Entry href={`/api/admin/products/stock.csv?${query.toString()}`} hint={text.stockHint}>
          {text.stock}
        </Entry>
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ href, hint, children }: { href: string; hint: string; children: string }) {
  return (
    <Menu.Item component="a" href={href} download>
      {children}
      <br />
      <small className={screen['quiet']}>{hint}</small>
    </Menu.Item>
  );
}
