import type { Extension } from '@codemirror/state';

export type CodeLanguage = 'html' | 'css' | 'less' | 'javascript' | 'json' | 'markdown';

/** What colors a language and completes its words, loaded when it is first needed. */
export async function loadLanguage(language: CodeLanguage): Promise<Extension> {
  switch (language) {
    case 'html': {
      const { html } = await import('@codemirror/lang-html');
      return html();
    }
    case 'css': {
      const { css } = await import('@codemirror/lang-css');
      return css();
    }
    case 'less': {
      const { less } = await import('@codemirror/lang-less');
      return less();
    }
    case 'markdown': {
      const { markdown } = await import('@codemirror/lang-markdown');
      return markdown();
    }
    case 'javascript':
    case 'json': {
      const { javascript } = await import('@codemirror/lang-javascript');
      return javascript();
    }
  }
}
