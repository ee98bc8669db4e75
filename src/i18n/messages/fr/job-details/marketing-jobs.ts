import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const marketingJobs: Messages['marketingJobs']['marketingJobs'] = {
  'field-marketing-specialist': {
    overview: `Une causerie dans un lieu connu peut faire plus que toute publicité. Nos partenaires accueillent ces rencontres, et vous en assurez le succès. Vous préparez chacune de la maison, envoyez une petite trousse et participez par vidéo. Après, vous nous dites ce que les gens ont demandé, pour que ${brand.productName} s’améliore.`,
    responsibilities: [
      'Préparer des causeries et des démonstrations avec les partenaires qui les accueillent',
      'Écrire le texte, la liste de contrôle et le dépliant de chaque rencontre',
      'Dresser la liste de la trousse et voir à ce qu’elle parte à temps',
      'Participer par vidéo pour aider l’hôte et répondre aux questions',
      'Suivre les coûts et la participation, et dire ce que vous avez appris',
    ],
    qualifications: [
      'Vous avez organisé des événements, des cours ou des campagnes locales',
      'Vous pensez tôt aux petites choses\u00A0: les chaises, le son, les gros caractères',
      'Vous restez calme quand les plans changent',
      'Vous parlez et écrivez en mots simples',
      'Vous traitez avec gentillesse et patience les gens qui découvrent la technologie',
    ],
    benefits: [
      'Télétravail; les partenaires sont nos mains sur place',
      'Vacances payées et jours fériés locaux',
      'Un budget pour les trousses et l’imprimé que vous gérez',
      'Un ordinateur portable, une caméra et un bon micro',
      'Des heures payées chaque mois pour apprendre',
    ],
  },
  'community-outreach-coordinator': {
    overview:
      'Vous êtes souvent la première personne de notre équipe qu’un groupe rencontre. Vous appelez des clubs, des groupes religieux et des centres pour personnes aînées et demandez ce qu’il leur faut. Puis vous organisez une courte visite en ligne et montrez comment marche notre IA. Vous dites aussi ce qu’elle ne peut pas faire.',
    responsibilities: [
      'Appeler des groupes locaux, leur écrire et répondre à leurs questions',
      'Organiser des visites en ligne et envoyer des rappels clairs',
      'Montrer comment clavarder ou appeler, une étape à la fois',
      'Dire clairement que c’est une IA et non un médecin',
      'Tenir un registre simple de qui a demandé quoi, sans détails de santé',
    ],
    qualifications: [
      'Vous aimez parler avec des gens que vous ne connaissez pas',
      'Vous expliquez lentement et toujours avec respect',
      'Vous tenez vos promesses et rappelez à temps',
      'Vous savez utiliser le courriel, un calendrier et la visioconférence',
      'Une autre langue, comme l’espagnol, le français ou l’hindi, est un atout',
    ],
    benefits: [
      'Télétravail, une partie de la semaine',
      'Des heures fixées avec vous à l’avance',
      'Un casque et un forfait de téléphone pour les appels de travail',
      'Une formation avant votre premier appel',
    ],
  },
  'social-media-manager': {
    overview:
      'Les gens nous parlent de leur santé en public, même sous la photo d’un jardin. Vous animez nos pages et donnez le ton. Vous publiez du contenu utile et vrai. Vous savez aussi quand diriger une personne vers un médecin ou les services d’urgence.',
    responsibilities: [
      'Planifier chaque mois de publications avec notre équipe de rédaction et de création',
      'Publier sur nos pages et ajouter un texte aux images',
      'Répondre aux commentaires en une journée, avec chaleur et avec des faits',
      'Suivre notre guide de réponse sûre quand un commentaire porte sur la santé',
      'Masquer les pourriels et les fraudes qui visent les personnes aînées',
      'Rapporter ce que les gens demandent le plus',
    ],
    qualifications: [
      'Vous avez animé les pages d’un groupe, d’une cause ou d’une entreprise',
      'Vous écrivez de courts messages au ton naturel',
      'Vous vérifiez un fait avant de le partager',
      'Vous restez calme devant un commentaire impoli',
      'Les sous-titres et le texte des images vous tiennent à cœur',
    ],
    benefits: [
      'Télétravail',
      'Vacances payées et jours fériés locaux',
      'Pas de quart de nuit, car le repos, c’est le repos',
      'Les outils qu’il vous faut pour planifier et publier',
      'Des heures payées chaque mois pour apprendre',
    ],
  },
};
