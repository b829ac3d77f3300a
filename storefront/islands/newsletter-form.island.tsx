import type {
  NewsletterFormCalls,
  NewsletterFormProps,
} from '@vitrine/blocks/views/newsletter/newsletter-form.props.ts';
import { NewsletterForm } from '@vitrine/blocks/views/newsletter/newsletter-form.render.tsx';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';
import type { ReactNode } from 'react';
import { followFocus } from '../captcha/follow-focus.ts';
import { locale } from '../locale.ts';
import type { Wakeable } from './wakeable.ts';

const calls: NewsletterFormCalls = {
  signUp: (typed) =>
    import('../newsletter/sign-up.ts').then(
      ({ signUpForNewsletter }) => signUpForNewsletter(typed),
      () => ({ ok: false, message: newsletterFormText(locale).unableToSubmit }) as const,
    ),
  followCaptcha: (hasFocus) => followFocus(hasFocus),
};

export default function NewsletterFormIsland({ awake, ...props }: NewsletterFormProps & Wakeable): ReactNode {
  return <NewsletterForm {...props} {...(awake ? { calls } : {})} />;
}
