import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const growthJobs: Messages['growthJobs']['growthJobs'] = {
  'growth-partnerships-lead': {
    overview: `Bien des gens entendent parler de ${brand.productName} pour la première fois dans un lieu de confiance. Ce peut être une clinique, une bibliothèque ou un centre pour personnes aînées. Vous trouvez ces lieux, parlez avec les gens qui les dirigent et les aidez à offrir notre IA. Le travail est à vous, du premier appel au premier mois d’utilisation.`,
    responsibilities: [
      'Trouver des partenaires au service des personnes aînées et communiquer avec eux',
      'Expliquer en mots simples ce que notre IA peut faire et ce qu’elle ne peut pas faire',
      'Convenir d’un plan simple avec chaque partenaire et le mettre par écrit',
      'Aider leur personnel à mettre le service en place et à se préparer aux questions',
      'Garder le contact et rapporter à notre équipe ce que vous entendez',
      'Refuser une entente qui ne serait pas bonne pour les gens qu’elle touche',
    ],
    qualifications: [
      'Vous avez bâti des partenariats, dirigé un programme ou vendu avec soin',
      'Vous écrivez des courriels courts et clairs et prenez de bonnes notes',
      'Vous êtes à l’aise au téléphone et en visioconférence',
      'Vous posez de bonnes questions et écoutez les réponses',
      'Vous connaissez les soins de santé, les services aux personnes aînées ou les bibliothèques, ou voulez vite apprendre',
    ],
    benefits: [
      'Télétravail',
      'Vacances payées et jours fériés locaux',
      'Un ordinateur portable et un casque pour les appels',
      'Votre mot à dire sur notre croissance et nos partenaires',
      'Des heures payées chaque mois pour apprendre',
    ],
  },
  'growth-analyst-intern': {
    overview:
      'Nous voulons savoir ce qui aide les gens à nous trouver et ce qui les en empêche. Vous regardez des chiffres simples, comme la page d’où vient une visite. Vous ne voyez ni questions de santé ni noms. Une personne d’expérience vous accompagne chaque semaine, et vos trouvailles guident la suite de notre travail.',
    responsibilities: [
      'Recueillir les statistiques de nos pages et les garder en bon ordre',
      'Faire des graphiques simples qui se lisent en une minute',
      'Aider à préparer de petits tests, comme deux façons de formuler une page',
      'Écrire chaque semaine une courte note sur ce que vous avez appris',
      'Signaler où un chiffre peut nous tromper',
    ],
    qualifications: [
      'Vous aimez les chiffres et doutez de ceux qui semblent trop beaux',
      'Vous savez utiliser un tableur; connaître SQL est un atout',
      'Vous pouvez expliquer un graphique sans mots difficiles',
      'Vous traitez avec soin les données sur les gens',
      'Vous débutez dans ce domaine, par un cours, une réorientation ou vos propres études',
    ],
    benefits: [
      'Télétravail, avec des heures qui conviennent à vos autres projets',
      'Une personne d’expérience qui vous rencontre chaque semaine',
      'Un vrai travail que vous pourrez montrer plus tard',
      'Une paie pour votre temps, convenue avant le début',
    ],
  },
};
