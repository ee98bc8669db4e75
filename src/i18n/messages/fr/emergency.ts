import type { Messages } from '../message-types.ts';

/**
 * The emergency line of the landing page and the legal pages. The number of the visitor's place stands between `before` and
 * `after`; it comes from domain/emergency. Where it is not known, `local` stands in its place.
 */
export const emergency: Messages['emergency']['emergency'] = {
  before: 'En cas d’urgence, appelez le',
  after: 'immédiatement.',
  local: 'numéro d’urgence de votre région (911 ou 112 à bien des endroits)',
  signs:
    'Douleur à la poitrine, difficulté à respirer, faiblesse soudaine ou saignement abondant\u00A0: demandez de l’aide tout de suite.',
};
