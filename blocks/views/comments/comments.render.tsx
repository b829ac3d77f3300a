import { commentsText } from '@vitrine/domain/text/comments.ts';
import { useLocale } from '../../locale.ts';
import type { CommentView } from '@vitrine/contracts/comments.ts';
import type { Thread } from '@vitrine/domain/comment/arrange-threads.ts';
import { MAX_DEPTH } from '@vitrine/domain/comment/comment-limits.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { linkParts } from '../../link-parts.ts';
import { formatDay } from '../../summary/format-day.ts';
import { CommentForm, commentFormTitleId } from './comment-form.render.tsx';
import type { CommentPageProps, CommentsProps } from './comments.props.ts';

interface Words {
  readonly language: string;
  readonly timeZone: string;
}

/** Plain text: a paragraph for each empty line, URLs as `nofollow` links. */
function CommentText({ body }: { readonly body: string }): ReactNode {
  return body.split('\n\n').map((paragraph, at) => (
    // The order of paragraphs never changes.
    <p key={at}>
      {linkParts(paragraph).map(({ text: words, href }, part) =>
        href === null ? (
          words
        ) : (
          <a key={part} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {words}
          </a>
        ),
      )}
    </p>
  ));
}

interface CommentProps extends Words {
  readonly comment: CommentView;
  readonly canReply: boolean;
  readonly children?: ReactNode;
}

/** One comment; `children` are those that answer it. */
export function Comment(props: CommentProps): ReactNode {
  const { comment, canReply, language, timeZone, children } = props;
  const text = commentsText(useLocale());
  const { id, authorName, createdOn } = comment;
  return (
    <li className="comment" id={`comment-${id}`}>
      {comment.isVisible ? (
        <article className="comment__own" aria-labelledby={`by-${id}`}>
          <p className="comment__by">
            <span className="comment__name" id={`by-${id}`}>
              {authorName}
            </span>{' '}
            <a className="comment__day" href={`#comment-${id}`}>
              <time dateTime={new Date(createdOn).toISOString()}>
                {formatDay(createdOn, language, timeZone)}
              </time>
              <span className="visually-hidden">, {text.linkToComment}</span>
            </a>
          </p>
          <div className="comment__text">
            <CommentText body={comment.body} />
          </div>
          {canReply && comment.depth < MAX_DEPTH && (
            <p className="comment__actions">
              <a
                className="link-button"
                href={`/comments/reply?to=${id}`}
                rel="nofollow"
                data-reply-to={id}
                data-title={fillText(text.replyTo, { name: authorName })}
              >
                {text.reply}
                <span className="visually-hidden"> ({authorName})</span>
              </a>
            </p>
          )}
        </article>
      ) : (
        <p className="comment__gone">{text.removed}</p>
      )}
      {children}
    </li>
  );
}

function Threads(
  props: Words & { readonly threads: readonly Thread<CommentView>[]; readonly isOpen: boolean },
): ReactNode {
  const { threads, ...shared } = props;
  return threads.map(({ comment, replies }) => (
    <Comment
      key={comment.id}
      comment={comment}
      canReply={props.isOpen}
      language={props.language}
      timeZone={props.timeZone}
    >
      {replies.length > 0 && (
        <ol className="comment__replies">
          <Threads {...shared} threads={replies} />
        </ol>
      )}
    </Comment>
  ));
}

function Pages({ fullUrl, itemId, page, pageCount }: CommentsProps): ReactNode {
  const locale = useLocale();
  const text = commentsText(locale);
  if (pageCount < 2) return null;
  const url = (to: number): string => `${fullUrl}${to === 1 ? '' : `?page=${to}`}#${itemId}`;
  return (
    <nav className="comments__pages" aria-label={text.pagesLabel}>
      {page > 1 && (
        <a className="link-button" rel="prev" href={url(page - 1)}>
          {text.newerThreads}
        </a>
      )}
      {page < pageCount && (
        <a className="link-button" rel="next" href={url(page + 1)}>
          {text.olderThreads}
        </a>
      )}
    </nav>
  );
}

/**
 * The comments of an item, with the form where they are open. Links to them lead to the anchor named after the item.
 * spec: site-platform 2, 4, 8
 */
export function Comments(props: CommentsProps): ReactNode {
  const { itemId, isOpen, count, threads, notice, language, timeZone } = props;
  const locale = useLocale();
  const text = commentsText(locale);
  // Without comments the form alone is enough; a count of 0 is left out.
  const isFormAlone = isOpen && count === 0;
  const title = isFormAlone ? commentFormTitleId(itemId) : `comments-${itemId}`;
  return (
    <section className="comments" id={itemId} aria-labelledby={title} data-comments="">
      <h2 className="comments__title" id={`comments-${itemId}`} hidden={isFormAlone} data-comment-count="">
        {commentCountText(count, locale)}
      </h2>
      {notice !== '' && <output className="notice">{notice}</output>}
      <ol className="comments__list" data-comment-list="">
        <Threads threads={threads} isOpen={isOpen} language={language} timeZone={timeZone} />
      </ol>
      <Pages {...props} />
      {isOpen ? (
        <CommentForm itemId={itemId} answered={null} typed={null} begun="" />
      ) : (
        <p className="comments__closed">{text.closed}</p>
      )}
    </section>
  );
}

/** The form on its own page, below the comment it answers. */
export function CommentPage(props: CommentPageProps): ReactNode {
  const { itemTitle, backUrl, quoted, problem, language, timeZone } = props;
  const text = commentsText(useLocale());
  return (
    <section className="comments comments--alone">
      <h1 className="comments__title">{text.formTitle}</h1>
      <p>
        <a className="back-link" href={backUrl}>
          {fillText(text.backTo, { title: itemTitle })}
        </a>
      </p>
      {problem !== '' && (
        <p className="notice notice--error" role="alert">
          {problem}
        </p>
      )}
      {quoted !== null && (
        <ol className="comments__list">
          <Comment comment={quoted} canReply={false} language={language} timeZone={timeZone} />
        </ol>
      )}
      <CommentForm itemId={props.itemId} answered={props.answered} typed={props.typed} begun={props.begun} />
    </section>
  );
}
