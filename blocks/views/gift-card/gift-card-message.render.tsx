import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { useLocale } from '../../locale.ts';
import { answerCounter } from '@vitrine/domain/custom-form/answer-counter.ts';
import { giftCardLimits } from '@vitrine/domain/gift-card/gift-card-details.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { GiftCardField } from './gift-card-field.render.tsx';

/** The message with its live counter 'n / max'; without JavaScript the browser enforces the limit. spec: storefront-commerce 5 */
export function GiftCardMessage(props: {
  readonly initial: string;
  readonly error: string | undefined;
  readonly isLive: boolean;
}): ReactNode {
  const locale = useLocale();
  const { initial, error, isLive } = props;
  const max = giftCardLimits.message;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(initial.length);
  // Includes text typed or restored by the browser before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form's own control is the outside system here
    if (isLive) setLength(area.current?.value.length ?? 0);
  }, [isLive]);
  const counter = isLive ? answerCounter(length, max, locale) : null;
  return (
    <GiftCardField
      name="message"
      label={giftCardsText(locale).message}
      error={error}
      optional
      {...(counter === null ? {} : { describedBy: 'gift-message-counter' })}
      after={
        counter !== null && (
          <p
            className={`gift-card__counter${counter.isOver ? ' is-over' : ''}`}
            id="gift-message-counter"
            aria-live={counter.isOver ? 'polite' : undefined}
          >
            <span aria-hidden="true">{counter.text}</span>
            <span className="visually-hidden">{counter.spoken}</span>
          </p>
        )
      }
    >
      <textarea
        ref={area}
        rows={4}
        data-max-length={max}
        {...(isLive ? {} : { maxLength: max })}
        defaultValue={initial}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
    </GiftCardField>
  );
}
