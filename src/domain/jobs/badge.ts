export type BadgeColor = 'green' | 'blue' | 'purple' | 'grey';

const colors = new Map<string, BadgeColor>([
  ['Full-time', 'green'],
  ['Part-time', 'blue'],
  ['Intern', 'purple'],
]);

/** Colour of an employment type's badge; any type without one of its own is grey (specification, section 2). */
export function badgeColor(employmentType: string): BadgeColor {
  return colors.get(employmentType) ?? 'grey';
}
