import { popupOf, type PopupSettings } from '@vitrine/domain/site/popup.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLocale } from '../../locale.ts';
import type { NewsletterFormProps } from '../newsletter/newsletter-form.props.ts';
import { PopupView } from './popup.render.tsx';

const draw = (
  popup: Partial<PopupSettings>,
  parts: { html?: string; form?: NewsletterFormProps } = {},
): string =>
  renderToStaticMarkup(
    inLocale(
      'de',
      <PopupView
        popup={popupOf({ popup: { title: 'Neu', ...popup } })}
        html={parts.html ?? ''}
        picture={null}
        form={parts.form ?? null}
      />,
    ),
  );

test('stands in a template, with its rules and a button in the language of the site that closes it', () => {
  const html = draw({ afterSeconds: 5, edition: 3 });
  expect(html).toMatch(/^<template data-popup="[^"]*"><dialog class="dialog popup popup--center"/);
  expect(html).toContain('&quot;afterSeconds&quot;:5');
  expect(html).toContain('&quot;edition&quot;:3');
  expect(html).toContain('aria-label="Schließen"');
});

test('is a modal dialog in the middle only', () => {
  expect(draw({ placement: 'corner' })).toContain('class="dialog popup popup--corner"');
  expect(draw({ placement: 'bottom' })).toContain('class="dialog popup popup--bottom"');
});

test('has a button only where it asks for a press', () => {
  const link = { buttonLabel: 'Los', href: '/shop' };
  expect(draw({ ...link, action: 'link' })).toContain('href="/shop">Los</a>');
  expect(draw({ ...link, action: 'none' })).not.toContain('Los');
});

test('shows its title as text', () => {
  expect(draw({ title: '<img src=x>' })).toContain('&lt;img src=x&gt;</h2>');
});

test('has the form of a mailing list, which says that it stands in the pop-up, and the line below it', () => {
  const form = { blockId: 'popup', listId: 'a-list', buttonLabel: 'Los', words: 'Neu\nLos', inPopup: true };
  const html = draw({ action: 'newsletter', newsletterDisclaimer: 'Jederzeit kündbar.' }, { form });
  expect(html).toContain('<vitrine-island name="newsletter-form" load="touch">');
  expect(html).toContain('"inPopup":true');
  expect(html).toContain('<input type="hidden" name="listId" value="a-list"/>');
  expect(html).toContain('<p class="popup__note">Jederzeit kündbar.</p>');
  expect(draw({ action: 'newsletter', newsletterDisclaimer: 'Jederzeit kündbar.' })).not.toContain(
    'Jederzeit',
  );
});
