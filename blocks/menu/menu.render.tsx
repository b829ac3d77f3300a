import type { BlockRenderProps } from '../block.ts';
import type { MenuProps } from './menu.schema.ts';
import { readMenu } from './read-menu.ts';

export function MenuBlock({ props }: BlockRenderProps<MenuProps>) {
  const sections = props.sections.length > 0 ? props.sections : readMenu(props.text);
  return (
    <div className="food-menu" data-columns={props.columns}>
      {sections.map(({ title, note, items }, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <section key={at}>
          {title === '' ? null : <h3>{title}</h3>}
          {note === '' ? null : <p className="food-menu__note">{note}</p>}
          <ul className="food-menu__items">
            {items.map((item, line) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={line}>
                <p className="food-menu__dish">
                  <span>{item.name}</span>
                  {item.price === '' ? null : <span className="food-menu__price">{item.price}</span>}
                </p>
                {item.note === '' ? null : <p className="food-menu__note">{item.note}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
