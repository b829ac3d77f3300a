import { defineScreen } from '../../app/screen.ts';
import { forms as text } from '../../text/en-forms.ts';
import { FormIcon } from '../../ui/icons.tsx';

export const formsScreen = defineScreen({
  path: '/forms',
  name: text.title,
  group: 'audience',
  words: text.words,
  icon: FormIcon,
  sections: [{ path: '/forms/bin', name: text.bin.title }],
  actions: [{ path: '/forms/new', name: text.add, words: text.addWords }],
  routes: [
    {
      path: 'forms',
      lazy: async () => ({ Component: (await import('./forms-screen.tsx')).FormsScreen }),
    },
    {
      path: 'forms/new',
      lazy: async () => ({ Component: (await import('./new-form-screen.tsx')).NewFormScreen }),
    },
    {
      path: 'forms/bin',
      lazy: async () => ({ Component: (await import('./form-bin-screen.tsx')).FormBinScreen }),
    },
    {
      path: 'forms/:id',
      lazy: async () => ({ Component: (await import('./form-page.tsx')).FormPage }),
    },
  ],
});
