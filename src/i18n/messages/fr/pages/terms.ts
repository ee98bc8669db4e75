import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const terms: Messages['terms']['terms'] = {
  head: {
    title: `Conditions d’utilisation – ${product}`,
    description: `Les règles pour utiliser ${product}. C’est une IA et non un médecin. Chaque partie commence par un court résumé en mots simples.`,
  },
  heading: 'Conditions d’utilisation',
  lead: 'Les règles pour utiliser notre service, et ce que vous pouvez en attendre ou non.',
  dated: 'Dernière mise à jour\u00A0:',
  sections: {
    acceptance: {
      title: 'Acceptation des conditions',
      summary:
        'Si vous utilisez notre service, vous acceptez ces règles. Si vous ne les acceptez pas, ne l’utilisez pas.',
      blocks: [
        `Ces conditions lient ${company}, l’entreprise derrière ${product}, et vous. Elles couvrent ce site Web, l’application Web, le clavardage et la ligne vocale.`,
        'Il faut avoir l’âge de la majorité pour les accepter. Si vous aidez une autre personne à utiliser le service, vous acceptez en votre propre nom. Cette personne doit accepter aussi.',
      ],
    },
    'service-description': {
      title: 'Description du service',
      summary: `${product} est une IA. Elle donne de l’information générale sur les petits symptômes et les maladies courantes.`,
      blocks: [
        'Vous y avez accès dans une application Web, par clavardage et au téléphone. Vous lui parlez de symptômes ou de médicaments. Elle répond avec des maladies possibles, leur gravité possible, des idées de traitement et une orientation selon l’urgence (triage).',
        'Toutes les réponses sont faites par un ordinateur. Aucun médecin ne les lit avant vous. Le service peut parfois changer, s’arrêter ou ne pas être accessible.',
      ],
    },
    'medical-disclaimer': {
      title: 'Mise en garde médicale',
      summary:
        'Ceci n’est pas un diagnostic, et ce n’est pas un médecin. En cas d’urgence, téléphonez immédiatement pour obtenir de l’aide.',
      blocks: [
        'Le service donne de l’information, pas un avis médical. Il ne pose pas de diagnostic, ne traite pas et ne guérit pas. Il ne peut pas vous examiner, et il peut se tromper.',
        {
          intro: 'Pour votre sécurité\u00A0:',
          items: [
            'parlez à un médecin ou à un pharmacien avant de commencer, d’arrêter ou de changer un médicament',
            'ne retardez pas un rendez-vous à cause de ce que l’IA a dit',
            'appelez les services d’urgence si vous êtes peut-être en danger',
          ],
        },
        'En utilisant le service, vous ne devenez pas notre patiente ni notre patient. Même si le mot «\u00A0diagnostic\u00A0» est dans le nom d’une fonction, cela n’y change rien.',
      ],
    },
    'user-responsibilities': {
      title: 'Vos responsabilités',
      summary: 'Dites la vérité, faites attention et utilisez le service seulement pour ce à quoi il sert.',
      blocks: [
        {
          intro: 'Vous acceptez de\u00A0:',
          items: [
            'donner de l’information vraie, de votre mieux',
            'utiliser les réponses avec soin et avec bon sens',
            'respecter la vie privée des autres',
            'ne pas tenter de briser, de copier ou de surcharger le service',
            'ne pas l’utiliser pour nuire, frauder ou tromper',
            'envoyer seulement votre propre CV et des faits vrais quand vous postulez',
          ],
        },
      ],
    },
    'intellectual-property': {
      title: 'Propriété intellectuelle',
      summary: 'Ce que nous avons fait est à nous. Ce que vous écrivez reste à vous.',
      blocks: [
        `Le nom ${product}, le logo, les textes, les images et les logiciels sont à ${company} ou à ceux qui nous laissent les utiliser.`,
        'Vous pouvez utiliser le service pour vous et pour les gens dont vous prenez soin. La presse peut utiliser les fichiers de notre page de presse pour écrire sur nous. Pour tout autre usage, demandez-nous d’abord la permission.',
        'Ce que vous nous envoyez reste à vous. Vous nous laissez l’utiliser pour vous répondre, comme le dit notre Politique de confidentialité.',
      ],
    },
    'limitation-of-liability': {
      title: 'Limitation de responsabilité',
      summary:
        'Nous faisons de notre mieux, mais nous ne pouvons pas promettre que chaque réponse est juste.',
      blocks: [
        'Nous offrons le service tel quel. Nous ne promettons pas qu’il est sans erreurs ni toujours accessible.',
        'Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes ou dommages dus à la confiance accordée à une réponse. Certains endroits ne permettent pas ces limites. Là, elles s’appliquent seulement dans la mesure permise par la loi.',
      ],
    },
    'changes-to-terms': {
      title: 'Changements aux conditions',
      summary:
        'Nous pouvons changer ces règles. La date en haut dit quand nous l’avons fait la dernière fois.',
      blocks: [
        'Quand nous changeons les conditions, nous publions ici le nouveau texte avec une nouvelle date. Si vous utilisez le service ensuite, les nouvelles conditions s’appliquent. Si vous ne les acceptez pas, veuillez cesser de l’utiliser.',
      ],
    },
    'governing-law': {
      title: 'Loi applicable',
      summary: 'La loi des États-Unis s’applique.',
      blocks: [
        'Les lois des États-Unis régissent ces conditions. Vous gardez les droits que la loi de votre propre pays vous donne et auxquels on ne peut pas renoncer.',
      ],
    },
    'contact-us': {
      title: 'Nous joindre',
      summary: 'Avez-vous une question sur ces conditions? Appelez ou écrivez.',
      blocks: [],
    },
  },
};
