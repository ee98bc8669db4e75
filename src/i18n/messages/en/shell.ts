import { brand } from '../../../config/brand.ts';

/** Words of the frame around every page. */
export const shellMessages = {
  skipToContent: 'Skip to the content',
  homeLabel: `${brand.productName} home`,
  backToHome: 'Back to Home',
  failedTitle: 'This page did not load',
  failedText: 'Something went wrong on our side. Please try again, or call us.',
  call: 'Call',
  chat: 'Chat on WhatsApp',
  menu: 'Menu',
  closeMenu: 'Close menu',
  menuLabel: 'Main',
  toTop: `${brand.productName}: back to the top`,
  webAppButton: `Use ${brand.productName} on the Web`,
  chatLink: `Use ${brand.productName} on WhatsApp`,
  tryWebApp: 'Try Web App',
  webAppComingSoon: 'Web App Coming Soon',
  textSize: {
    label: 'Text size',
    next: (size: number) => `Text size ${size} percent. Press to change it.`,
    percent: (size: number) => `${size}%`,
  },
  copyNumber: {
    label: 'Copy',
    copied: 'Copied!',
    status: 'The number is copied.',
    /** The button’s name where only `label` is seen. */
    name: 'Copy the phone number',
  },
  newTab: 'opens in a new tab',
  languages: 'Language',
  /** Read out before what is wrong with a field, where the red is not seen. */
  error: 'Error:',
  footer: {
    contact: 'Contact',
    status: 'All services online',
    social: 'Follow us',
    tagline: 'Medical information made clear and easy to reach for seniors, including medication questions.',
    copyright: (year: number): string => `© ${year} ${brand.productName}, a brand of ${brand.parentCompany}`,
  },
} as const;

declare module '../message-types.ts' {
  interface English {
    shell: typeof import('./shell.ts');
  }
}
