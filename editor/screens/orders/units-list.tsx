import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import screen from '../../ui/screen.module.css';
import styles from './parcels.module.css';

/** How many of which products of an order: what was sent together, or came back together. */
export function UnitsList(props: { order: OrderDetail; units: readonly LineUnits[] }) {
  return (
    <ul className={styles['units']}>
      {props.units.map(({ lineId, quantity }) => {
        const line = props.order.lines.find(({ id }) => id === lineId);
        if (line === undefined) return null;
        const options = Object.values(line.attributes).join(', ');
        return (
          <li key={lineId}>
            {`${quantity} × ${line.productName}`}
            {options !== '' && <span className={screen['quiet']}>{` ${options}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
