import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/**
 * Title and description of each open position, by its id. Descriptions are at most 150 characters, so that the page description
 * is the whole of them. What only the job page shows is in job-details, which the careers list does not load.
 */
export const jobMessages: Messages['jobs']['jobMessages'] = {
  'growth-partnerships-lead': {
    title: 'Responsable des partenariats et de la croissance',
    description:
      'Trouvez des cliniques, des bibliothèques et des centres pour aînés qui veulent offrir notre IA. Gagnez leur confiance et aidez-les à démarrer.',
  },
  'growth-analyst-intern': {
    title: 'Stagiaire en analyse de la croissance',
    description:
      'Aidez-nous à savoir comment les gens nous trouvent et pourquoi ils reviennent. De vraies questions, des données propres, des graphiques clairs.',
  },
  'field-marketing-specialist': {
    title: 'Spécialiste du marketing de terrain',
    description:
      'Préparez des causeries et des démonstrations avec des partenaires locaux. Écrivez le plan, envoyez le matériel et participez par vidéo.',
  },
  'community-outreach-coordinator': {
    title: 'Agente ou agent de liaison communautaire',
    description:
      'Soyez la voix aimable que les groupes d’aînés entendent en premier. Appelez, écoutez, répondez et organisez de courtes visites en ligne.',
  },
  'graphic-designer': {
    title: 'Graphiste',
    description:
      'Créez des pages, des affiches et des diapositives faciles à lire à tout âge. Vos outils\u00A0: gros caractères, formes claires et couleurs calmes.',
  },
  'video-editor-animator': {
    title: 'Spécialiste du montage vidéo et de l’animation',
    description:
      'Montez de courtes vidéos calmes qui montrent comment poser une question de santé. Ajoutez des sous-titres clairs et des dessins simples.',
  },
  'content-creator': {
    title: 'Créatrice ou créateur de contenu',
    description:
      'Écrivez des récits et des guides sur la santé en mots simples. Chaque texte doit aider une personne à faire une chose aujourd’hui.',
  },
  'social-media-manager': {
    title: 'Gestionnaire des médias sociaux',
    description:
      'Animez nos pages avec soin. Publiez du contenu utile, répondez avec gentillesse et ne laissez aucune question de santé sans réponse sûre.',
  },
  'product-tester': {
    title: 'Testeuse ou testeur de produit',
    description:
      'Essayez notre clavardage, notre application Web et notre ligne vocale avant tout le monde. Dites-nous ce qui est dur à lire, à entendre ou à croire.',
  },
  'open-application': {
    title: 'Candidature spontanée',
    description: `Aucun poste ne vous convient? Nous gardons une place pour qui a notre travail à cœur. Dites-nous comment vous aideriez ${brand.productName}.`,
  },
};

/** What each category is called, and the filter that lets all through. */
export const categoryNames: Messages['jobs']['categoryNames'] = {
  All: 'Tous',
  Growth: 'Croissance',
  Marketing: 'Marketing',
  Other: 'Autres',
};

export const employmentTypeNames: Messages['jobs']['employmentTypeNames'] = {
  'Full-time': 'Temps plein',
  'Part-time': 'Temps partiel',
  Intern: 'Stage',
};
