import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const patientMessages: Messages['samples']['patientMessages'] = {
  name: 'Patiente fictive',
  ageLabel: 'Âge',
  sex: 'Féminin',
  sexLabel: 'Sexe',
  status: 'Actif',
  statusLabel: 'Statut',
  medicationsLabel: 'Médicaments',
  medications: [
    { name: 'Lisinopril', dose: '10\u00A0mg', frequency: 'Une fois par jour' },
    { name: 'Metformine', dose: '500\u00A0mg', frequency: 'Deux fois par jour' },
  ],
  conditionLabel: 'Maladie',
  condition: 'Haute pression',
  allergyLabel: 'Allergie',
  allergy: 'Pénicilline',
};

/** Stacked cards of the triage tab. Invented; the page marks them as an example. */
export const reminderMessages: Messages['samples']['reminderMessages'] = {
  exampleLabel: 'Exemple',
  title: 'Médicaments d’aujourd’hui',
  cards: {
    morning: { time: '8\u00A0h', name: 'Lisinopril', dose: '10\u00A0mg', note: 'Avec de l’eau' },
    noon: {
      time: '12\u00A0h\u00A030',
      name: 'Metformine',
      dose: '500\u00A0mg',
      note: 'Avec le repas du midi',
    },
    evening: { time: '20\u00A0h', name: 'Vitamine D', dose: '25\u00A0mcg', note: 'Après le repas du soir' },
  },
};

/** The talk in the phone picture: a person, and the AI that asks and answers. Lines are at most 60 characters. */
export const conversationMessages: Messages['samples']['conversationMessages'] = {
  exampleLabel: 'Exemple de clavardage',
  complaint: 'J’ai mal au genou quand je monte l’escalier.',
  question: 'Depuis quand avez-vous mal? Le genou est-il enflé?',
  reply: 'Environ une semaine. Il est un peu enflé.',
  causes: { label: 'Causes probables', text: 'Un muscle étiré, ou un peu d’usure de l’articulation.' },
  severity: { label: 'Gravité', text: 'Légère. Pour l’instant, aucun signe de danger.' },
  nextStep: {
    label: 'Prochaine étape',
    text: 'Repos et glace. Encore mal dans 7 jours? Voyez un médecin.',
  },
};

/** The talk in the voice tab: the AI begins, then the person, and so on in turn. */
export const callMessages: Messages['samples']['callMessages'] = {
  exampleLabel: 'Exemple d’appel',
  lines: [
    `Bonjour, ici ${brand.productName}. Je suis une IA, pas un médecin.`,
    'Puis-je prendre mes pilules du rhume avec celles du cœur?',
    'Vérifions. Quels noms lisez-vous sur les boîtes?',
    'Attendez, je prends mes lunettes.',
    'Prenez votre temps. Je vous attends.',
  ],
};

/** What the person is called in a sample talk. The other side has the product's name. */
export const personName: Messages['samples']['personName'] = 'Vous';
