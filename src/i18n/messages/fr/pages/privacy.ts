import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const privacy: Messages['privacy']['privacy'] = {
  head: {
    title: `Politique de confidentialité – ${product}`,
    description: `Ce que ${product} recueille, pourquoi, qui peut le voir et comment le voir, le corriger ou le supprimer. Chaque partie commence par un résumé.`,
  },
  heading: 'Politique de confidentialité',
  lead: 'Ce que nous savons de vous, pourquoi nous le savons et ce que vous pouvez nous demander.',
  dated: 'Date d’entrée en vigueur\u00A0:',
  sections: {
    introduction: {
      title: 'Introduction',
      summary:
        'Cette page vous dit comment nous traitons vos renseignements. Nous en gardons le moins possible.',
      blocks: [
        `${product} est une marque de ${company}. Dans cette politique, «\u00A0nous\u00A0» désigne ${company}. Elle couvre ce site Web, l’application Web, le clavardage et la ligne vocale.`,
        `${product} est une IA qui donne de l’information sur la santé. Ce n’est pas un médecin. Dites seulement ce qu’il faut pour obtenir une réponse.`,
        'Le clavardage passe par WhatsApp, et les appels passent par des compagnies de téléphone. Ces services ont leurs propres règles de confidentialité.',
        {
          title: 'Quand cette politique change',
          text: 'Nous publions ici le nouveau texte avec la date de son entrée en vigueur. Avant qu’un grand changement s’applique, nous le disons aussi sur notre page d’accueil.',
        },
      ],
    },
    'information-we-collect': {
      title: 'Les renseignements que nous recueillons',
      summary:
        'Presque tout vient de ce que vous nous dites. Le reste vient d’un appareil, pour qu’une page fonctionne.',
      blocks: [
        {
          title: 'Renseignements personnels',
          text: 'C’est votre nom, votre courriel ou votre numéro de téléphone, quand vous nous les donnez. C’est aussi ce que vous envoyez en postulant.',
        },
        {
          title: 'Renseignements médicaux que vous donnez à l’IA',
          text: 'C’est ce que vous écrivez ou dites sur vos symptômes, maladies, médicaments et allergies. Nous nous en servons pour vous répondre. Ce site Web lui-même ne le demande jamais.',
        },
        { link: 'Politique de confidentialité des données de santé des consommateurs' },
        {
          title: 'Données d’utilisation',
          text: 'Nos serveurs peuvent noter quelles pages ont été ouvertes, quand, et si un problème est survenu. Ce site Web n’utilise ni publicité ni témoins (cookies) de suivi.',
        },
        {
          title: 'Données de l’appareil',
          text: 'C’est le type de navigateur et l’adresse réseau qui accompagnent chaque demande. La page lit aussi votre fuseau horaire pour montrer le bon numéro de téléphone. Le fuseau horaire reste sur votre appareil, tout comme votre choix de taille du texte et de langue. Ce que vous écrivez dans le formulaire reste dans son onglet jusqu’à ce que vous l’envoyiez, vidiez le formulaire ou fermiez l’onglet.',
        },
        {
          title: 'Le signal de non-suivi et les autres sites',
          text: 'Nous ne vous suivons pas d’un site à l’autre, et nous ne laissons personne le faire ici. Votre navigateur peut envoyer un signal\u00A0: «\u00A0Do Not Track\u00A0» (ne pas me suivre) ou «\u00A0Global Privacy Control\u00A0» (contrôle global de la confidentialité). Ici, ce signal n’a rien à bloquer.',
        },
        'Deux pages peuvent montrer du contenu d’ailleurs. La page de présentation charge des diapositives de Google. La page de presse charge une vidéo de YouTube, mais seulement quand vous la lancez. Ces services voient alors votre adresse réseau et peuvent noter que vous venez d’ici.',
      ],
    },
    'how-we-use': {
      title: 'Comment nous utilisons vos renseignements',
      summary: 'Nous les utilisons pour vous répondre, pour la sécurité et pour améliorer le service.',
      blocks: [
        {
          intro: 'Nous utilisons les renseignements pour\u00A0:',
          items: [
            'répondre à vos questions et vous orienter selon l’urgence (triage)',
            'faire marcher le site Web, l’application Web, le clavardage et la ligne vocale',
            'trouver les défauts et arrêter les abus',
            'rendre nos réponses plus sûres et plus faciles à comprendre',
            'répondre quand vous nous écrivez ou nous appelez',
            'étudier les candidatures',
            'respecter la loi',
          ],
        },
        {
          title: 'Candidatures',
          text: `Quand vous postulez, nous gardons votre nom, courriel, téléphone, CV et réponses. Nous gardons aussi votre adresse LinkedIn, si vous la donnez. Seule l’équipe de recrutement de ${product} les lit, et seulement pour pourvoir ce poste.`,
        },
        'Nous supprimons les candidatures 12 mois après la fermeture du poste. Vous pouvez demander de supprimer la vôtre plus tôt. Écrivez-nous de la même adresse courriel et nommez le poste.',
        'Quand vous avez postulé, vous recevez un numéro de référence et un lien privé. Avec le lien, vous voyez où en est votre candidature, vous la retirez ou vous la supprimez. Personne d’autre n’a le lien\u00A0: nous en gardons seulement un code de vérification, qui n’ouvre rien. Les deux restent dans l’onglet jusqu’à ce que vous fermiez leur message ou l’onglet.',
      ],
    },
    'data-security': {
      title: 'Sécurité des renseignements',
      summary:
        'Nous protégeons vos renseignements avec soin. Aucun système n’est parfait\u00A0: dites seulement ce qu’il faut.',
      blocks: [
        'Les renseignements voyagent vers ce site par une connexion chiffrée. Les CV vont dans un espace privé que le public ne peut pas ouvrir. Seul le personnel qui en a besoin pour son travail peut y accéder.',
        'Si un incident de confidentialité met vos renseignements en danger, nous vous le dirons comme la loi l’exige. Dites-le-nous tout de suite si vous pensez que quelque chose ne va pas.',
      ],
    },
    'information-sharing': {
      title: 'Partage des renseignements',
      summary:
        'Nous ne vendons pas vos renseignements. Nous les partageons seulement dans les quelques cas nommés ici.',
      blocks: [
        'Nous ne vendons ni ne louons jamais vos renseignements personnels ou médicaux.',
        {
          intro: 'Nous pouvons partager des renseignements avec\u00A0:',
          items: [
            'des professionnels et des établissements de santé, avec votre accord',
            'des entreprises qui font marcher nos systèmes et doivent suivre nos règles',
            'les autorités, quand la loi l’exige',
          ],
        },
      ],
    },
    'your-rights': {
      title: 'Vos droits',
      summary:
        'Ce sont vos renseignements. Vous pouvez les voir, les corriger, en obtenir une copie ou les faire supprimer.',
      blocks: [
        {
          intro: 'Vous avez le droit de\u00A0:',
          items: [
            'voir les renseignements que nous avons sur vous',
            'corriger ce qui est faux',
            'supprimer vos renseignements',
            'refuser leur partage',
            'obtenir une copie de vos renseignements',
          ],
        },
        'Pour exercer un de ces droits, écrivez ou appelez. C’est gratuit. Nous poserons peut-être une question pour nous assurer que c’est bien vous. La loi de votre région peut vous donner d’autres droits, et nous les respecterons.',
      ],
    },
    'contact-us': {
      title: 'Nous joindre',
      summary: 'Appelez ou écrivez. Dites-nous ce qu’il vous faut et comment vous joindre.',
      blocks: [],
    },
  },
};
