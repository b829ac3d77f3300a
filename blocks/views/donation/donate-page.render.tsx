import type { DonatePageView } from '@vitrine/contracts/donations.ts';
import type { ReactNode } from 'react';
import { Island } from '../../island.tsx';
import { DonationForm } from './donation-form.render.tsx';

/** The donate page: what is collected for, next to the form. spec: site-platform 1 "donate 203" */
export function DonatePage({ title, excerpt, assetUrl, imageAlt, form }: DonatePageView): ReactNode {
  return (
    <div className="donate-page">
      <div className="donate-page__about">
        <h1 className="donate-page__title">{title}</h1>
        {excerpt !== '' && (
          // Sanitised when it was written.
          <div className="text" dangerouslySetInnerHTML={{ __html: excerpt }} />
        )}
        {assetUrl !== null && (
          <img
            className="donate-page__picture"
            src={`${assetUrl}?format=750w`}
            srcSet={`${assetUrl}?format=500w 500w, ${assetUrl}?format=750w 750w, ${assetUrl}?format=1000w 1000w`}
            sizes="(max-width: 61.99em) 92vw, 36rem"
            alt={imageAlt}
          />
        )}
      </div>
      <Island name="donation-form" load="idle" props={form}>
        <DonationForm {...form} />
      </Island>
    </div>
  );
}
