import type { ComponentProps } from 'react';

/** The rules of dark mode: the editor's policy refuses style elements, and shows a mail in one mode anyway. */
const styleElement = /<style>[^<]*<\/style>/g;

/** A mail as it is read. Scripts, forms and navigation are not allowed, whatever the mail contains. */
export function MailFrame({
  html,
  title,
  ...props
}: Omit<ComponentProps<'iframe'>, 'srcDoc' | 'sandbox'> & {
  readonly html: string;
  readonly title: string;
}) {
  return <iframe {...props} title={title} sandbox="" srcDoc={html.replaceAll(styleElement, '')} />;
}
