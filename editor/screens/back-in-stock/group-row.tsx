import { Progress, VisuallyHidden } from '@mantine/core';
import type { SignUpGroup } from '@vitrine/contracts/admin-back-in-stock.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { backInStock as text } from '../../text/en-back-in-stock.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { isAvailable, nameOfGroup } from './back-in-stock-calls.ts';
import styles from './back-in-stock.module.css';

/** A variant that people wait for: how many and since when, its stock, and how they are written to. */
export function GroupRow({ group, onSend }: { group: SignUpGroup; onSend: () => void }) {
  const show = useShowNumber();
  const times = useShowTime();
  const { product, variant, waiting, isMore, oldestOn, lastSentOn } = group;
  return (
    <li className={`${screen['row']} ${styles['group']}`} data-row={group.variantId}>
      <Picture picture={group.picture} width={44} height={55} alt="" />
      <div className={styles['words']}>
        <Link
          className={screen['rowLink']}
          to={`/back-in-stock/${group.productId}/${group.variantId}`}
          state={{ name: nameOfGroup(group) }}
        >
          {product}
        </Link>
        {variant !== '' && <span className={`${screen['quiet']} ${screen['small']}`}>{variant}</span>}
      </div>
      <div className={styles['waiting']}>
        <span className="tabular">{text.waiting(show, waiting, isMore)}</span>
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {lastSentOn === null ? text.since(times.day(oldestOn)) : text.lastSent(times.day(lastSentOn))}
        </span>
      </div>
      <div className={styles['stock']}>
        <StockTone group={group} />
      </div>
      <div className={styles['actions']}>
        <Action group={group} onSend={onSend} />
      </div>
    </li>
  );
}

function StockTone({ group }: { group: SignUpGroup }) {
  const show = useShowNumber();
  if (group.status !== 'published') return <Tone tone="grey">{text.hidden}</Tone>;
  if (!isAvailable(group)) return <Tone tone="red">{text.soldOut}</Tone>;
  return <Tone tone="green">{group.unlimited ? text.unlimited : text.inStock(show, group.quantity)}</Tone>;
}

function Action({ group, onSend }: { group: SignUpGroup; onSend: () => void }) {
  const show = useShowNumber();
  const reason = useId();
  const name = nameOfGroup(group);
  if (group.sending !== null) {
    const { sent, total } = group.sending;
    return (
      <output className={styles['progress']}>
        <Progress.Root size="sm">
          <Progress.Section
            value={total === 0 ? 0 : (sent / total) * 100}
            aria-label={text.progressOf(name)}
          />
        </Progress.Root>
        <span className={`${screen['quiet']} ${screen['small']} tabular`}>
          {text.sending(show, sent, total)}
        </span>
      </output>
    );
  }
  const isHidden = group.status !== 'published';
  const isOut = !isAvailable(group);
  if (!isHidden && !isOut) {
    return (
      <BusyButton size="sm" aria-label={text.sendOf(name)} onClick={onSend}>
        {text.send}
      </BusyButton>
    );
  }
  return (
    <>
      {isHidden ? (
        <span id={reason} className={`${screen['quiet']} ${screen['small']} ${styles['reason']}`}>
          {text.hiddenWhy}
        </span>
      ) : (
        <VisuallyHidden id={reason}>{text.soldOutWhy}</VisuallyHidden>
      )}
      {!isHidden && (
        <BusyButton
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={text.sendAnywayOf(name)}
          onClick={onSend}
        >
          {text.sendAnyway}
        </BusyButton>
      )}
      <BusyButton
        size="sm"
        variant="default"
        disabled
        aria-label={text.sendOf(name)}
        aria-describedby={reason}
      >
        {text.send}
      </BusyButton>
    </>
  );
}
