import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Contact } from '~/domain/contact.ts';
import { kioskPlatform } from '~/kiosk/platform.tsx';
import { describeContact } from '~/kiosk/handoff/ContactPanel.tsx';
import type { LinkVariant, Platform } from '~/components/platform.tsx';
import { webPlatform } from '~/web/platform.tsx';

/** What each surface renders for a contact: a link, a button, or text. */
const contacts: [contact: Contact, onTheWeb: string, onTheKiosk: 'button' | 'span'][] = [
  [{ kind: 'phone', number: { dial: '+15550100', display: '555-0100' } }, 'tel:+15550100', 'button'],
  [{ kind: 'emergency', number: '911' }, 'tel:911', 'span'],
  [{ kind: 'mail', address: 'a@mail.example' }, 'mailto:a@mail.example', 'button'],
  [{ kind: 'page', url: 'https://a.example/us' }, 'https://a.example/us', 'span'],
];

const variants: LinkVariant[] = [{}, { variant: 'text' }, { variant: 'primary', size: 'main' }];

const render = ({ ContactLink }: Platform, contact: Contact, variant: LinkVariant) =>
  renderToStaticMarkup(
    <ContactLink contact={contact} {...variant}>
      text
    </ContactLink>,
  );

describe.each(variants)('a contact with the variant %o', (variant) => {
  it.each(contacts)('%o', (contact, href, element) => {
    expect(render(webPlatform, contact, variant)).toContain(`<a href="${href}"`);
    expect(render(kioskPlatform, contact, variant)).toMatch(new RegExp(`^<${element}\\b`));
  });
});

it('a number is read as its maker wrote it, whoever it belongs to', () => {
  const number = { dial: '+15550100', display: '555-0100' };
  expect(describeContact({ kind: 'phone', number }).text).toBe('555-0100');
});
