import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages: Messages['safety']['safetyMessages'] = {
  head: {
    title: `${product} est-il sécuritaire?`,
    description: `À quoi sert ${product} et à quoi il ne sert pas. Combien de fois il a eu raison ou manqué une urgence, et qui l’a vérifié jusqu’ici.`,
  },
  heading: `${product} est-il sécuritaire?`,
  lead: 'Ce que nous en savons, et ce que nous ne savons pas encore.',
  dated: 'Dernière mise à jour\u00A0:',
  sections: {
    'intended-use': {
      title: 'À quoi il sert',
      summary:
        'Il vous aide à apprendre et à vous préparer. Il n’est pas fait pour les urgences et ne remplace pas un médecin.',
      blocks: [
        {
          intro: 'Il sert à\u00A0:',
          items: [
            'apprendre ce que peut être un petit symptôme ou une maladie courante',
            'savoir dans quel délai consulter',
            'demander à quoi sert un médicament et comment on le prend en général',
            'préparer un rendez-vous chez le médecin',
          ],
        },
        {
          intro: 'Il n’est pas fait pour\u00A0:',
          items: [
            'les urgences',
            'un diagnostic, ni un deuxième avis sur un diagnostic',
            'commencer, arrêter ou changer un médicament',
            'les enfants et la grossesse',
            'l’idée de se faire du mal ou d’en faire à une autre personne; téléphonez immédiatement pour obtenir de l’aide',
            'choisir pour une personne qui ne peut pas y consentir',
          ],
        },
        {
          intro: 'Il est fait pour\u00A0:',
          items: [
            'les adultes, surtout les personnes de plus de 65 ans',
            'les gens qui les aident, avec leur consentement',
          ],
        },
      ],
    },
    limits: {
      title: 'Ses limites',
      summary: 'C’est un programme informatique. Il peut se tromper.',
      blocks: [
        {
          intro: 'Gardez en tête\u00A0:',
          items: [
            'il ne peut pas vous voir, vous entendre ni vous toucher comme un médecin',
            'il sait seulement ce que vous lui dites, et il peut mal comprendre',
            'il peut se tromper tout en ayant l’air sûr de lui',
            'il en sait peut-être moins sur les maladies rares et les nouveaux médicaments',
          ],
        },
      ],
    },
    evaluation: {
      title: 'Combien de fois a-t-il raison?',
      summary: 'Voici chaque essai avec son nombre de cas, et à quel point son chiffre est sûr.',
      blocks: [],
    },
    emergencies: {
      title: 'Les urgences qu’il a manquées',
      summary: 'Voici combien de fois il n’a pas vu qu’une personne avait besoin d’aide immédiate.',
      blocks: [],
    },
    incidents: {
      title: 'Ce qui a mal tourné à l’usage',
      summary: 'Nous comptons chaque signalement d’une réponse qui a fait du tort ou qui aurait pu en faire.',
      blocks: [],
    },
    reviewers: {
      title: 'Qui l’a vérifié',
      summary: 'Ces personnes ont regardé les essais et les réponses.',
      blocks: [],
    },
    'health-words': {
      title: 'Qui a écrit nos phrases sur la santé',
      summary:
        'Voici chaque phrase de ce site sur la santé, avec la personne qui l’a écrite et celle qui l’a vérifiée.',
      blocks: [],
    },
    'about-this-page': {
      title: 'À propos de cette page',
      summary:
        'Nous changeons cette page quand nous mesurons du nouveau. Dites-nous si vous y voyez une erreur.',
      blocks: [{ link: 'Conditions d’utilisation' }],
    },
  },
};

/** What stands beside the card's figures. */
export const cardMessages: Messages['safety']['cardMessages'] = {
  allLanguages: 'Toutes les langues ensemble',
  /** Results in one language. */
  inLanguage: { en: 'En anglais', es: 'En espagnol', fr: 'En français', hi: 'En hindi', ar: 'En arabe' },
  languages: { en: 'anglais', es: 'espagnol', fr: 'français', hi: 'hindi', ar: 'arabe' },
  missedInTests: 'Manquées dans les essais',
  reports: 'Signalements',
  reviewers: 'Vérifié par',
  cardVersion: 'Version de cette page',
  assistantVersion: 'Version de l’assistant',
  languagesLabel: 'Langues',
  notNamed: 'Pas encore de nom',
  notMeasured: 'Pas encore mesuré',
  notReviewed: 'Pas encore vérifié',
  right: ({ hits, cases, share, low, high }) =>
    `A eu raison dans ${hits} cas sur ${cases} (${share}). Avec une confiance de 95\u00A0%, entre ${low} et ${high}.`,
  missed: ({ hits, cases, share, low, high }) =>
    `Manquée dans ${hits} cas sur ${cases} (${share}). Avec une confiance de 95\u00A0%, entre ${low} et ${high}.`,
  finishedOn: (day) => `Terminé le ${day}`,
  wholeReport: (address) => `Le rapport complet\u00A0: ${address}`,
  incidents: (reported, harmed) =>
    `Signalements\u00A0: ${reported}. Avec du tort à une personne\u00A0: ${harmed}`,
  period: (since, until) => `Du ${since} au ${until}`,
};

/** The list of what is said about health, with its signatures. */
export const signatureMessages: Messages['safety']['signatureMessages'] = {
  pages: { home: 'Sur la page d’accueil', terms: 'Dans les conditions d’utilisation' },
  writtenBy: 'Écrit par',
  checkedBy: 'Vérifié par',
  notNamed: 'Pas encore de nom',
  notChecked: 'Pas encore vérifié',
};
