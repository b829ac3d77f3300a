import { useEditor } from '../use-editor.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import type { ToPane } from '../canvas/to-pane.ts';
import { sectionWords } from './section-words.ts';
import styles from './shared.module.css';
import { useParts } from './use-parts.ts';

/** Says on the canvas which sections are shared. One that is selected has its tools there instead. */
export function SharedBadges({ dom, toPane }: { readonly dom: FrameDom; readonly toPane: ToPane }) {
  const sections = useEditor(({ document }) => document.sections);
  const selected = useEditor(({ selection }) => selection.section);
  useParts();
  return sections.map((section, index) => {
    const element = dom.sectionElement(section.id);
    if (section.shared === undefined || section.id === selected || element === null) return null;
    const { left, top, width } = toPane(element.getBoundingClientRect());
    // At the right, where words seldom begin.
    return (
      <span key={section.id} className={styles['badge']} style={{ left: left + width - 8, top: top + 8 }}>
        {sectionWords(section, index)}
      </span>
    );
  });
}
