const kept: ReadonlySet<string> = new Set(
  'A B BLOCKQUOTE BR DD DIV DL DT EM H1 H2 H3 H4 HR I LI OL P SECTION SMALL SPAN STRONG UL'.split(' '),
);
const dropped: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEMPLATE IFRAME OBJECT EMBED FORM INPUT BUTTON NAV HEADER FOOTER SVG'.split(' '),
);

/**
 * Copies text, headings, lists and links from another page, and nothing active: an owner's own page may contain
 * anything. Unknown elements are replaced by their content.
 */
export function copyPlainContent(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.textContent ?? ''));
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) continue;
    if (!kept.has(node.tagName)) {
      copyPlainContent(node, to);
      continue;
    }
    // The page around the modal has its main heading already.
    const copy = document.createElement(node.tagName === 'H1' ? 'h2' : node.tagName);
    const href = node.getAttribute('href');
    if (copy instanceof HTMLAnchorElement && href !== null && /^(?:https?:|\/)/u.test(href)) {
      copy.href = href;
      copy.target = '_blank';
      copy.rel = 'noopener';
    }
    copyPlainContent(node, copy);
    to.appendChild(copy);
  }
}
