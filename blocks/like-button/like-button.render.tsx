import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import type { ReactNode } from 'react';

export interface LikeButtonProps {
  readonly itemId: string;
  readonly itemTitle: string;
  /** Path of the item's page, to come back to without JavaScript. */
  readonly fullUrl: string;
  readonly likeCount: number;
  /** Thanks after a press without JavaScript; '' for none. */
  readonly notice: string;
}

/**
 * A heart and how many gave one. Whether this visitor did is filled in by the browser, for the page is the same for
 * everyone. spec: site-platform 2
 */
export function LikeButton(props: LikeButtonProps): ReactNode {
  const { itemId, itemTitle, fullUrl, likeCount, notice } = props;
  return (
    <form className="like" method="post" action="/likes" data-like={itemId}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="returnTo" value={fullUrl} />
      <button
        className="like__button"
        type="submit"
        aria-label={likeLabel(itemTitle, likeCount, false)}
        data-title={itemTitle}
      >
        <svg className="like__heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 20.5 3.9 12.4a5.2 5.2 0 0 1 7.4-7.3l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.3z" />
        </svg>
        <span data-like-count="">{likeCount}</span>
      </button>
      <output className="like__thanks">{notice}</output>
    </form>
  );
}
