/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of one control, drawn in two places */
import { Link, useParams } from 'react-router';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import { useFooterField } from '../site-frame/use-fields.ts';
import type { FrameDom } from './frame-dom.ts';
import { findZone, type ZoneName } from './site-zones.ts';
import styles from './site-zone.module.css';
import type { ToPane } from './to-pane.ts';

/** Pixels between the middle of the label and the edges of the pane: one that gets the focus outside would scroll it. */
const INSIDE = 20;

/** The outline of the page's header or footer with a quiet label, while it is pointed at or has the focus. */
export function SiteZone(props: {
  readonly name: ZoneName;
  readonly dom: FrameDom;
  readonly toPane: ToPane;
  readonly isShown: boolean;
  /** The pointer is on the label, or has left it. */
  readonly onPoint: (isOn: boolean) => void;
  /** Opens the panel of it. */
  readonly onEdit: () => void;
}) {
  const { name } = props;
  const footer = useFooterField();
  const { pageId } = useParams();
  const element = findZone(props.dom.document, name);
  // What its button is, a link or not, would change under the focus.
  if (element === null || footer === undefined) return null;
  const box = props.toPane(element.getBoundingClientRect());
  const edge = name === 'header' ? box.top + box.height : box.top;
  const seen = props.toPane(new DOMRect(0, 0, 0, props.dom.document.documentElement.clientHeight)).height;
  const button = {
    className: styles['edit'],
    'aria-label': words.editNames[name],
    'data-zone-edit': name,
    onFocus: () => element.scrollIntoView({ block: 'nearest' }),
  };
  return (
    <div
      className={styles['zone']}
      data-zone
      data-shown={props.isShown}
      role="group"
      aria-label={words.names[name]}
    >
      <div className={styles['outline']} style={box} />
      <div
        className={styles['label']}
        style={{ left: box.left + box.width / 2, top: Math.min(seen - INSIDE, Math.max(INSIDE, edge)) }}
        onPointerEnter={() => props.onPoint(true)}
        onPointerLeave={() => props.onPoint(false)}
      >
        <span>{words.names[name]}</span>
        {name === 'footer' && footer !== null ? (
          <Link {...button} to={`/site/${footer.id}${pageId === undefined ? '' : `?from=${pageId}`}`}>
            {words.edit}
          </Link>
        ) : (
          <button type="button" {...button} onClick={props.onEdit}>
            {words.edit}
          </button>
        )}
      </div>
    </div>
  );
}
