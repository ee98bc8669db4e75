import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const jobPage: Messages['job']['jobPage'] = {
  /** The page title: the product name followed by the job title (specification, section 2). */
  title: (jobTitle) => `${brand.productName} – ${jobTitle}`,
  backToCareers: 'Retour aux emplois',
  overview: 'Aperçu',
  responsibilities: 'Principales tâches',
  qualifications: 'Compétences',
  benefits: 'Avantages',
  facts: {
    heading: 'En bref',
    place: 'Lieu',
    posted: 'Publié le',
    pay: 'Salaire avant impôt',
    closes: 'Date limite',
    employer: 'Employeur',
    employerText: (name, company) => `${name}, une marque de ${company}`,
    placeText: 'Télétravail aux États-Unis, au Canada, au Mexique ou en Inde',
  },
  hiring: {
    heading: 'Comment nous embauchons',
    vacancy: {
      'open-now': 'Ce poste est à pourvoir maintenant.',
      later: 'Ce poste n’est pas encore à pourvoir. Nous gardons les candidatures jusque-là.',
    },
    ai: 'Nous n’utilisons pas d’IA pour trier, noter ou choisir les gens. Notre équipe de recrutement lit chaque candidature.',
    outcome: 'Si nous vous rencontrons en entrevue, nous vous donnons le résultat dans les 45 jours.',
    accommodation:
      'Avez-vous besoin que nous procédions autrement, en raison d’un handicap ou pour une autre raison? Dites-le-nous à toute étape. Cela ne jouera pas contre vous.',
    contactLabel: 'Demandez-le ici\u00A0:',
  },
  /** Leads to the form at the end of the page. */
  applyLink: 'Postuler à ce poste',
  /** Names, in structured data, whom applicants ask to have something done in another way. */
  helpContact: 'Aide pour postuler',
  notFound: {
    title: 'Poste introuvable',
    description:
      'Ce poste n’est pas dans notre liste. Il a peut-être été pourvu ou déplacé. Voyez tous les postes à pourvoir.',
    text: 'Ce poste n’est pas dans notre liste. Il a peut-être été pourvu ou déplacé.',
  },
};

/** What is paid, in the words of one line: `États-Unis : de 58 000 à 72 000 dollars américains par an`. */
export const payMessages: Messages['job']['payMessages'] = {
  money: {
    USD: 'dollars américains',
    CAD: 'dollars canadiens',
    MXN: 'pesos mexicains',
    INR: 'roupies indiennes',
  },
  units: { YEAR: 'par an', HOUR: 'de l’heure' },
  line: ({ country, from, to, money, unit }) => `${country}\u00A0: de ${from} à ${to} ${money} ${unit}`,
};
