import type { Messages } from '../message-types.ts';

/**
 * Everything on the site that tells a person something about health. The words are repeated here, not taken from their page: a
 * signature is for the words that were read, and when those change the build asks for a new one.
 */
export const healthWordTexts: Messages['healthWords']['healthWordTexts'] = {
  'emergency-signs': [
    'Douleur à la poitrine, difficulté à respirer, faiblesse soudaine ou saignement abondant\u00A0: demandez de l’aide tout de suite.',
  ],
  'sample-chat': [
    'Depuis quand avez-vous mal? Le genou est-il enflé?',
    'Un muscle étiré, ou un peu d’usure de l’articulation.',
    'Légère. Pour l’instant, aucun signe de danger.',
    'Repos et glace. Encore mal dans 7 jours? Voyez un médecin.',
  ],
  'sample-medicines': [
    'Lisinopril',
    '10\u00A0mg',
    'Une fois par jour',
    'Avec de l’eau',
    'Metformine',
    '500\u00A0mg',
    'Deux fois par jour',
    'Avec le repas du midi',
    'Vitamine D',
    '25\u00A0mcg',
    'Après le repas du soir',
  ],
  'sample-patient': ['Haute pression', 'Pénicilline'],
  advice: [
    'parlez à un médecin ou à un pharmacien avant de commencer, d’arrêter ou de changer un médicament',
    'ne retardez pas un rendez-vous à cause de ce que l’IA a dit',
    'appelez les services d’urgence si vous êtes peut-être en danger',
  ],
};
