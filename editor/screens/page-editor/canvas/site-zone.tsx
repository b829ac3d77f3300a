/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of one control, drawn in two places */
import { memo } from 'react';
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
  /** The pointer is on the label; null: it has left it. */
  readonly onPoint: (zone: ZoneName | null) => void;
  /** Opens the panel of it. */
  readonly onEdit: (zone: ZoneName) => void;
}) {
  const { name, dom, toPane } = props;
  const element = findZone(dom.document, name);
  if (element === null) return null;
  const { left, top, width, height } = toPane(element.getBoundingClientRect());
  const seen = toPane(new DOMRect(0, 0, 0, dom.document.documentElement.clientHeight)).height;
  const { isShown, onPoint, onEdit } = props;
  return <Outlined {...{ name, element, left, top, width, height, seen, isShown, onPoint, onEdit }} />;
}

/** Renders only when its place has changed: it is measured with each frame that is drawn. */
const Outlined = memo(function Outlined(props: {
  readonly name: ZoneName;
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Height of the page that is seen, pixels of the pane. */
  readonly seen: number;
  readonly isShown: boolean;
  readonly onPoint: (zone: ZoneName | null) => void;
  readonly onEdit: (zone: ZoneName) => void;
}) {
  const { name, element, left, top, width, height, seen } = props;
  const footer = useFooterField();
  const { pageId } = useParams();
  // What its button is, a link or not, would change under the focus.
  if (footer === undefined) return null;
  const edge = name === 'header' ? top + height : top;
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
      <div className={styles['outline']} style={{ left, top, width, height }} />
      <div
        className={styles['label']}
        style={{ left: left + width / 2, top: Math.min(seen - INSIDE, Math.max(INSIDE, edge)) }}
        onPointerEnter={() => props.onPoint(name)}
        onPointerLeave={() => props.onPoint(null)}
      >
        <span>{words.names[name]}</span>
        {name === 'footer' && footer !== null ? (
          <Link {...button} to={`/site/${footer.id}${pageId === undefined ? '' : `?from=${pageId}`}`}>
            {words.edit}
          </Link>
        ) : (
          <button type="button" {...button} onClick={() => props.onEdit(name)}>
            {words.edit}
          </button>
        )}
      </div>
    </div>
  );
});
