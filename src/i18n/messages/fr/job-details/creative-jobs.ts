import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const creativeJobs: Messages['creativeJobs']['creativeJobs'] = {
  'graphic-designer': {
    overview: `Un bon design peut permettre à une personne de recevoir de l’aide à temps. Vous créez nos pages, affiches, diapositives et cartes. Tout doit se lire à bout de bras, sous un faible éclairage et sans les bonnes lunettes. Vous testez votre travail avec des personnes aînées et vous changez ce qui ne va pas.`,
    responsibilities: [
      'Créer des pages Web, des affiches, des diapositives et des cartes',
      'Suivre nos règles de caractères, de couleurs et d’espaces, et les améliorer',
      'Dessiner des icônes et des images simples dans notre propre style',
      'Vérifier le contraste et la taille du texte avant la publication',
      'Préparer des fichiers soignés pour l’imprimé et pour le Web',
    ],
    qualifications: [
      'Un portfolio de travaux aussi clairs que beaux',
      'Vous connaissez bien les caractères, les grilles et la couleur',
      'Vous maîtrisez un logiciel vectoriel et un logiciel de mise en page',
      'Vous aimez observer les gens qui utilisent votre travail',
      'Vous avez lu sur l’accessibilité, ou vous comptez le faire',
    ],
    benefits: [
      'Télétravail',
      'Vacances payées et jours fériés locaux',
      'Un grand écran et les logiciels de création qu’il vous faut',
      'Votre nom au générique quand il y en a un',
      'Des heures payées chaque mois pour apprendre',
    ],
  },
  'video-editor-animator': {
    overview: `Une courte vidéo peut enlever la peur de la première fois. Vous montez et animez des vidéos qui montrent comment poser une question à ${brand.productName}. Elles sont calmes, lentes et claires. Chacune a des sous-titres et une version complète en texte.`,
    responsibilities: [
      'Monter de courtes vidéos d’aide à partir d’images brutes et de captures d’écran',
      'Animer des formes, des flèches et des mots simples qui guident l’œil',
      'Écrire et synchroniser des sous-titres faciles à lire',
      'Équilibrer la voix et la musique pour que chaque mot soit clair',
      'Exporter chaque vidéo pour le Web, le clavardage et les grands écrans',
    ],
    qualifications: [
      'Une démo de deux ou trois vidéos que vous avez montées ou animées',
      'Vous maîtrisez un logiciel de montage et un logiciel d’animation',
      'Vous avez l’oreille pour une parole claire',
      'Vous évitez les éclairs et les coupes rapides',
      'Vous nommez et rangez les fichiers pour que les autres les trouvent',
    ],
    benefits: [
      'Télétravail, une partie de la semaine',
      'Des heures planifiées avec la personne qui dirige votre équipe',
      'Les logiciels de montage qu’il vous faut',
      'La mention de votre nom quand nous le pouvons',
    ],
  },
  'content-creator': {
    overview:
      'Vous changez des sujets de santé difficiles en mots que tout le monde peut utiliser. Vous écrivez des guides, des récits et de courts textes de vidéo. Une personne experte en santé vérifie les faits avant la publication. Vous vérifiez que chaque ligne est simple, bienveillante et vraie.',
    responsibilities: [
      'Écrire des guides, des récits et des textes de vidéo sur des sujets de santé courants',
      'Trouver de bonnes sources et en dresser la liste',
      'Travailler avec la personne qui vérifie vos faits',
      'Tester vos brouillons avec des lecteurs et corriger ce qui n’est pas clair',
      'Garder à jour les anciennes pages',
    ],
    qualifications: [
      'Trois textes qu’une personne pressée peut suivre',
      'Vous savez dire une chose difficile en mots courts',
      'Vous savez distinguer une bonne source d’une mauvaise',
      'Vous recevez bien les corrections et les faites avec tact',
      'Vous n’utilisez jamais la peur pour obtenir un clic',
    ],
    benefits: [
      'Télétravail, une partie de la semaine',
      'Des heures à votre choix, avec un plan clair pour la semaine',
      'Une personne qui révise vos textes avec soin',
      'Votre nom sur votre travail, si vous le voulez',
    ],
  },
};
