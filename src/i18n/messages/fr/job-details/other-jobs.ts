import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const otherJobs: Messages['otherJobs']['otherJobs'] = {
  'product-tester': {
    overview: `Vous utilisez ${brand.productName} comme nos visiteurs et vous nous dites la vérité. Vous essayez le clavardage, l’application Web et la ligne vocale avec des questions de santé inventées. Nul besoin de savoir programmer. Il faut de bons yeux, de bonnes oreilles et l’envie de dire ce qui ne va pas.`,
    responsibilities: [
      'Essayer les nouveautés avant leur sortie',
      'Suivre un plan de test, puis essayer ce que le plan a oublié',
      'Noter chaque problème avec des étapes que d’autres peuvent refaire',
      'Signaler aussitôt toute réponse qui semble dangereuse ou blessante',
      'Tester avec de gros caractères, un lecteur d’écran et un téléphone lent',
    ],
    qualifications: [
      'Vous remarquez de petites choses qui échappent aux autres',
      'Vous écrivez des notes claires, un problème à la fois',
      'Vous avez ou pouvez utiliser un téléphone et un ordinateur',
      'Vous parlez franchement, même quand nous espérions de bonnes nouvelles',
      'Utiliser des outils d’accessibilité est un atout, pas une obligation',
    ],
    benefits: [
      'Télétravail, une partie de la semaine',
      'Des heures que vous choisissez dans un horaire commun',
      'Une formation aux tests\u00A0: aucun emploi passé en technologie n’est requis',
      'Un lien direct avec les gens qui règlent les problèmes',
    ],
  },
  'open-application': {
    overview: `Nous gardons un poste à temps plein et le façonnons selon la bonne personne. Vous soignez peut-être des gens et voulez écrire, ou vous travaillez en génie et aimez enseigner. Vous avez peut-être élevé une famille et voulez maintenant un nouveau départ. Dites-nous ce que vous faites bien et où ${brand.productName} aurait besoin de vous.`,
    responsibilities: [
      'Façonner le poste avec nous dans les deux premières semaines',
      'Mener un travail de la première idée à la dernière vérification',
      'Penser aux personnes aînées dans chaque choix',
      'Partager ce que vous apprenez dans des notes courtes et claires',
    ],
    qualifications: [
      'Une information de santé claire et sûre vous tient à cœur',
      'Vous avez fait un travail que vous pouvez nous montrer ou nous raconter',
      'Vous travaillez bien avec des gens qui sont ailleurs',
      'Vous dites ce que vous savez et ce que vous ne savez pas',
    ],
    benefits: [
      'Télétravail',
      'Vacances payées et jours fériés locaux',
      'Un poste qui se fait avec vous',
      'Les outils qu’il vous faut pour votre travail',
      'Des heures payées chaque mois pour apprendre',
    ],
  },
};
