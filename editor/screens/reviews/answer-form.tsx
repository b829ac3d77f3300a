import { Button, Textarea, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { MAX_REVIEW_ANSWER } from '@vitrine/domain/review/review-limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { reviews } from '../../text/en-reviews.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useWarningOnClose } from '../../ui/use-warning-on-close.ts';
import { Moment } from './review-parts.tsx';
import { readReviewsAgain, reviewQuery } from './review-queries.ts';
import styles from './reviews.module.css';

const text = reviews.answer;

/** What the shop answers; visitors read it below the review. */
export function AnswerForm({ review }: { review: OwnerReview }) {
  const { id } = review;
  const [answer, setAnswer] = useState(review.answer);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const number = useShowNumber();
  const field = useRef<HTMLTextAreaElement>(null);
  useWarningOnClose(answer.trim() !== review.answer);

  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const send = async (words: string): Promise<boolean> => {
    setBusy(true);
    try {
      const now = await client.call('PUT', '/api/admin/reviews/:id/answer', {
        params: { id },
        body: { answer: words },
      });
      updateCache<OwnerReview>(reviewQuery(id).queryKey, () => now);
      readReviewsAgain();
      return true;
    } catch (error) {
      refuse(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (answer.trim() === '') refuse(text.missing);
    else if ([...answer.trim()].length > MAX_REVIEW_ANSWER) refuse(text.tooLong(number));
    else if (await send(answer)) notifications.show({ message: text.saved });
  };
  const remove = async () => {
    const before = review.answer;
    if (!(await send(''))) return;
    showUndo({
      message: text.removed,
      label: reviews.undo,
      undo: async () => {
        if (await send(before)) notifications.show({ message: text.restored });
      },
    });
  };
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} aria-labelledby="review-answer">
      <Title order={2} size="h5" id="review-answer">
        {text.title}
      </Title>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          ref={field}
          aria-labelledby="review-answer"
          description={text.hint}
          value={answer}
          error={problem}
          autosize
          minRows={3}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            setProblem(null);
          }}
        />
        {review.answeredOn !== null && (
          <span className={screen['quiet']}>
            {text.when} <Moment time={review.answeredOn} />
          </span>
        )}
        <div className={styles['buttons']}>
          <BusyButton type="submit" loading={isBusy}>
            {text.save}
          </BusyButton>
          {review.answer !== '' && (
            <Button variant="default" onClick={() => void remove()}>
              {text.remove}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
