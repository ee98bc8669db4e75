import { anchors } from '../config/paths.ts';

/** A menu item: what is read and the section it leads to (specification, section 3). */
export type MenuItem = { label: string; anchor: string };

export const menuItems: readonly MenuItem[] = [
  { label: 'Features', anchor: anchors.features },
  { label: 'About', anchor: anchors.about },
  { label: 'Contact', anchor: anchors.contact },
];
