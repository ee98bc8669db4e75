import { anchors, paths } from '../config/paths.ts';
import type { ModelCard } from '../domain/safety/model-card.ts';
import { messages } from '../i18n/messages.ts';
import modelCard from './safety/model-card.json' with { type: 'json' };

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

/**
 * The lists of links at the foot of every page (specification, section 2). A new link is one more entry here.
 * @param card the model card: its page is linked once something on it has been measured. `build/model-card.ts` has checked the
 *   file before anything is built from it: hence `as`.
 */
export function footerColumns(card = modelCard as ModelCard): readonly FooterColumn[] {
  const { company, legal } = messages.footerMessages;
  return [
    {
      title: company.title,
      links: [
        { label: company.links.press, to: paths.press },
        { label: company.links.careers, to: paths.careers },
        { label: company.links.pitch, to: paths.pitch },
        ...(hasMeasurement(card) ? [{ label: company.links.safety, to: paths.safety }] : []),
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

/** Whether anything on a model card has been measured, so that its page has something to say. */
function hasMeasurement({ evaluation, emergencies, incidents, languages }: ModelCard): boolean {
  const byLanguage = languages.map((each) => each.evaluation);
  return [evaluation, emergencies, incidents, ...byLanguage].some((measured) => measured !== null);
}
