import {
  GiftCardForm,
  type GiftCardFormCalls,
} from '@vitrine/blocks/views/gift-card/gift-card-form.render.tsx';
import type { GiftCardFormView } from '@vitrine/contracts/gift-cards.ts';
import type { ReactNode } from 'react';
import { showAlert } from '../dialog/show-alert.ts';
import { guardForms } from '../http/guard-forms.ts';
import type { Wakeable } from './wakeable.ts';

guardForms();

const calls: GiftCardFormCalls = { showAlert };

export default function GiftCardFormIsland({ awake, ...view }: GiftCardFormView & Wakeable): ReactNode {
  return <GiftCardForm {...view} {...(awake ? { calls } : {})} />;
}
