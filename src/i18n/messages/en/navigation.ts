/** The menu of the landing page, by section. */
export const menuMessages = { features: 'Features', about: 'About', contact: 'Contact' } as const;

/** The lists of links at the foot of every page. */
export const footerMessages = {
  company: {
    title: 'Company',
    links: { press: 'Press', careers: 'Careers', pitch: 'Pitch', safety: 'How Safe Is It?' },
  },
  legal: {
    title: 'Legal',
    links: {
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      healthData: 'Consumer Health Data',
      accessibility: 'Accessibility',
    },
    note: 'Patent Pending',
  },
} as const;

declare module '../message-types.ts' {
  interface English {
    navigation: typeof import('./navigation.ts');
  }
}
