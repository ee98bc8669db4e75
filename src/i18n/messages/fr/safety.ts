import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages: Messages['safety']['safetyMessages'] = {
  head: {
    title: `${product} est-elle sécuritaire?`,
    description: `À quoi sert ${product} et à quoi elle ne sert pas. Combien de fois elle a eu raison ou manqué une urgence, et qui l’a vérifiée jusqu’ici.`,
  },
  heading: `${product} est-elle sécuritaire?`,
  lead: 'Ce que nous en savons, et ce que nous ne savons pas encore.',
  dated: 'Dernière mise à jour\u00A0:',
  sections: {
    'intended-use': {
      title: 'À quoi elle sert',
      summary:
        'Elle vous aide à vous informer et à vous préparer. Elle n’est pas faite pour les urgences et ne remplace pas un médecin.',
      blocks: [
        {
          intro: 'Elle sert à\u00A0:',
          items: [
            'savoir ce que peut être un petit symptôme ou une maladie courante',
            'savoir quand consulter, et si c’est pressant',
            'demander à quoi sert un médicament et comment on le prend en général',
            'préparer un rendez-vous chez le médecin',
          ],
        },
        {
          intro: 'Elle n’est pas faite pour\u00A0:',
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
          intro: 'Elle est faite pour\u00A0:',
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
            'elle ne peut pas vous voir, vous entendre ni vous toucher comme un médecin',
            'elle sait seulement ce que vous lui dites, et elle peut mal comprendre',
            'elle peut se tromper tout en ayant l’air sûre d’elle',
            'elle en sait peut-être moins sur les maladies rares et les nouveaux médicaments',
          ],
        },
      ],
    },
    'what-we-know': {
      title: 'Ce que nous savons à ce jour',
      summary: `Nous savons à quoi sert ${product} et quelles sont ses limites\u00A0: les deux sont sur cette page. Nous n’avons pas encore mesuré combien de fois elle a raison ou manque une urgence, et aucun médecin ni membre du personnel infirmier ne l’a encore vérifiée.`,
      blocks: [],
    },
    evaluation: {
      title: 'Combien de fois a-t-elle raison?',
      summary: 'Voici chaque test avec son nombre de cas, et à quel point son chiffre est sûr.',
      blocks: [],
    },
    emergencies: {
      title: 'Les urgences qu’elle a manquées',
      summary: 'Voici combien de fois elle n’a pas vu qu’une personne avait besoin d’aide immédiate.',
      blocks: [],
    },
    incidents: {
      title: 'Ce qui a mal tourné à l’usage',
      summary: 'Nous comptons chaque signalement d’une réponse qui a fait du tort ou qui aurait pu en faire.',
      blocks: [],
    },
    reviewers: {
      title: 'Qui l’a vérifiée',
      summary: 'Ces personnes ont regardé les tests et les réponses.',
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
  missedInTests: 'Urgences manquées dans les tests',
  reports: 'Signalements',
  reviewers: 'Vérifiée par',
  cardVersion: 'Version de cette page',
  assistantVersion: 'Version de l’assistant',
  languagesLabel: 'Testée en',
  notMeasured: 'Pas encore mesuré',
  notReviewed: 'Pas encore vérifiée',
  right: ({ hits, cases, share, low, high }) =>
    `A eu raison dans ${hits} cas sur ${cases} (${share}). Avec une confiance de 95\u00A0%, entre ${low} et ${high}.`,
  missed: ({ hits, cases, share, low, high }) =>
    `Urgence manquée dans ${hits} cas sur ${cases} (${share}). Avec une confiance de 95\u00A0%, entre ${low} et ${high}.`,
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
  notNamed: 'Aucune personne désignée pour l’instant',
  notChecked: 'Pas encore vérifié',
};
