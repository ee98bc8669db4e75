import { anchors, paths } from '../config/paths.ts';

/** A menu item: what is read and the section it leads to (specification, section 3). */
export type MenuItem = { label: string; anchor: string };

export const menuItems: readonly MenuItem[] = [
  { label: 'Features', anchor: anchors.features },
  { label: 'About', anchor: anchors.about },
  { label: 'Contact', anchor: anchors.contact },
];

/** A list of the footer: its heading, its links, and a line that leads nowhere where there is one. */
export type FooterColumn = {
  title: string;
  links: readonly { label: string; to: string }[];
  note?: string;
};

/** The lists of links at the foot of every page (specification, section 2). A new link is a line here. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Company',
    links: [
      { label: 'Press', to: paths.press },
      { label: 'Careers', to: paths.careers },
      { label: 'Pitch', to: paths.pitch },
      { label: 'How Safe Is It?', to: paths.safety },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Service', to: paths.terms },
      { label: 'Consumer Health Data', to: paths.healthData },
      { label: 'Accessibility', to: paths.accessibility },
    ],
    note: 'Patent Pending',
  },
];
