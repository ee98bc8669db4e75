import { anchors, paths } from '../config/paths.ts';
import { messages } from '../i18n/messages.ts';

/** A menu item: what is read and the section it leads to (specification, section 3). */
export type MenuItem = { label: string; anchor: string };

/** The menu of the landing page. */
export function menuItems(): readonly MenuItem[] {
  return (['features', 'about', 'contact'] as const).map((section) => ({
    label: messages.menuMessages[section],
    anchor: anchors[section],
  }));
}

/** A list of the footer: its heading, its links, and a note. */
export type FooterColumn = {
  title: string;
  links: readonly { label: string; to: string }[];
  note?: string;
};

/** Pages that the menu of every page leads to, besides the sections of the landing page. */
export function menuPages(): readonly { label: string; to: string }[] {
  const { careers, safety } = messages.footerMessages.company.links;
  return [
    { label: safety, to: paths.safety },
    { label: careers, to: paths.careers },
  ];
}

/** The lists of links at the foot of every page (specification, section 2). A new link is one more entry here. */
export function footerColumns(): readonly FooterColumn[] {
  const { company, legal } = messages.footerMessages;
  return [
    {
      title: company.title,
      links: [
        { label: company.links.press, to: paths.press },
        { label: company.links.careers, to: paths.careers },
        { label: company.links.pitch, to: paths.pitch },
        { label: company.links.safety, to: paths.safety },
        { label: company.links.sheets, to: paths.sheets },
      ],
    },
    {
      title: legal.title,
      links: [
        { label: legal.links.privacy, to: paths.privacy },
        { label: legal.links.terms, to: paths.terms },
        { label: legal.links.healthData, to: paths.healthData },
        { label: legal.links.accessibility, to: paths.accessibility },
      ],
      note: legal.note,
    },
  ];
}
