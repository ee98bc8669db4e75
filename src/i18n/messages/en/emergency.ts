/**
 * The emergency line of the landing page and the legal pages. The number of the visitor's place stands between `before` and
 * `after`; it comes from domain/emergency. Where it is not known, `local` stands in its place.
 */
export const emergency = {
  before: 'In an emergency, call',
  after: 'right away.',
  local: 'your local emergency number (911 or 112 in many places)',
  signs: 'Chest pain, trouble breathing, sudden weakness and heavy bleeding need help now.',
} as const;

declare module '../message-types.ts' {
  interface English {
    emergency: typeof import('./emergency.ts');
  }
}
