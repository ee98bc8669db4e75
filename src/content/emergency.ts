/**
 * The emergency line of the landing page and the legal pages. The country's number stands between `before` and
 * `after`; it comes from `emergencyNumbers` in domain/country.
 */
export const emergency = {
  before: 'In an emergency, call',
  after: 'right away.',
  signs: 'Chest pain, trouble breathing, sudden weakness and heavy bleeding need help now.',
} as const;
