import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

export const careers: Messages['careers']['careers'] = {
  head: {
    title: `Emplois chez ${brand.productName}`,
    description:
      'Voyez tous les postes. Travaillez de la maison aux États-Unis, au Canada, au Mexique ou en Inde. Aidez à rendre claire l’information sur la santé.',
  },
  heading: 'Travaillez avec nous',
  lead: 'Aidez-nous à rendre claire l’information sur la santé. Tous les postes sont en télétravail.',
  filterLabel: 'Type de travail',
  searchLabel: 'Recherche',
  searchPlaceholder: 'Chercher un poste...',
  listHeading: 'Postes à pourvoir',
  /** Never shown: words for where one may work, by which the search finds every job. */
  placeWords: 'télétravail, à distance, de la maison, États-Unis, Canada, Mexique, Inde',
  /** Said and shown when the list changes. */
  countText: (count) => plural(count, { one: `${count} poste`, other: `${count} postes` }),
  empty: {
    title: 'Aucun poste trouvé',
    text: 'Essayez d’autres mots ou un autre type de travail',
    clear: 'Afficher tous les postes',
  },
  about: {
    heading: `À propos de ${brand.productName}`,
    paragraphs: [
      `${brand.productName} est une IA qui répond aux questions de santé en mots simples. Elle est faite pour les personnes aînées et pour celles qui en prennent soin. Ce n’est pas un médecin, et nous le disons.`,
      'Nous sommes une petite équipe. Nous faisons des tests avec des personnes aînées, nous les écoutons et nous corrigeons ce qui leur complique la tâche. Nous accueillons les gens de tout âge et de tout parcours.',
    ],
    applyHeading: 'Comment postuler',
    applySteps: [
      'Choisissez un poste et lisez ce qu’il demande.',
      'Remplissez le court formulaire et ajoutez votre CV en PDF.',
      'Aucun compte n’est nécessaire. Seule notre équipe de recrutement lit ce que vous envoyez.',
    ],
    privacyLink: 'Ce que devient votre candidature',
  },
};
