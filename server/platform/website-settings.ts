import type { ContentSettings } from '@vitrine/domain/content/content-settings.ts';
import type { OwnFont } from '@vitrine/domain/design/fonts/own-fonts.ts';
import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import type { InvoiceSettings } from '@vitrine/domain/invoice/invoice-settings.ts';
import type { LetterSettings } from '@vitrine/domain/letter/letter-settings.ts';
import type { ManualPaymentSettings } from '@vitrine/domain/payment/manual-payment.ts';
import type { MailSettings } from '@vitrine/domain/mail/mail-settings.ts';
import type { AnnouncementSettings } from '@vitrine/domain/site/announcement.ts';
import type { LegalPagesSettings } from '@vitrine/domain/site/legal-pages.ts';
import type { PopupSettings } from '@vitrine/domain/site/popup.ts';
import type { BrandingSettings } from '@vitrine/domain/store/branding.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';

/** An entry of a navigation: a page of the site, or another address. */
export interface NavigationLink {
  /** '' for a page: its own title. */
  readonly title: string;
  /** '' for another address. */
  readonly collectionId: string;
  /** Instead of a page: `https://…`, `mailto:…` or a path of the site. */
  readonly url?: string;
  readonly newWindow?: boolean;
}

/** What an owner sets once for the whole site; stored as JSON, validated by the website service on write. */
export interface WebsiteSettings {
  readonly theme: string;
  readonly tagLine: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  readonly contactEmail: string;
  /** As it is written for people; '' or missing for none. */
  readonly contactPhone?: string;
  /** Postal lines, shown in the footer and in mails. */
  readonly address: readonly string[];
  readonly mainNavigation: readonly NavigationLink[];
  readonly footerNavigation: readonly NavigationLink[];
  readonly store: StoreSettings;
  /** Read it by `manualPaymentOf`. */
  readonly manualPayment?: Partial<ManualPaymentSettings>;
  /** Read it by `invoiceSettingsOf`. */
  readonly invoices?: Partial<InvoiceSettings>;
  /** Read it by `commerceSettingsOf`. */
  readonly commerce?: Partial<CommerceSettings>;
  /** Read it by `brandingOf`. */
  readonly branding?: Partial<BrandingSettings>;
  /** Read it by `mailSettingsOf`. */
  readonly mail?: Partial<MailSettings>;
  /** Read it by `letterSettingsOf`. */
  readonly letters?: Partial<LetterSettings>;
  /** Read it by `announcementOf`. */
  readonly announcement?: Partial<AnnouncementSettings>;
  /** Read it by `popupOf`. */
  readonly popup?: Partial<PopupSettings>;
  /** The page that is shown at addresses where nothing is; '' or missing for the theme's own. */
  readonly notFoundPageId?: string;
  /** Read it by `legalPagesOf`. */
  readonly legalPages?: Partial<LegalPagesSettings>;
  /** Read it by `contentSettingsOf`. */
  readonly content?: Partial<ContentSettings>;
  /** Font families of the owner's own. Read it by `ownFontsOf`. */
  readonly fonts?: readonly OwnFont[];
}
