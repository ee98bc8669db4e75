import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

/** The separate policy for consumer health data, with what RCW 19.373.020 asks for, in its order. */
export const healthData: Messages['healthData']['healthData'] = {
  head: {
    title: `Données de santé des consommateurs – ${product}`,
    description: `Ce que fait ${product} de ce que vous dites sur votre santé\u00A0: ce qui est gardé, pourquoi, qui peut le voir et comment le reprendre.`,
  },
  /** The law's own name for it, as its readers look for it (RCW 19.373.020). */
  heading: 'Politique de confidentialité des données de santé des consommateurs',
  lead: 'Ce que devient ce que vous nous dites sur votre santé.',
  dated: 'Date d’entrée en vigueur\u00A0:',
  sections: {
    'what-we-collect': {
      title: 'Ce que nous recueillons et pourquoi',
      summary:
        'Nous gardons ce que vous dites à l’IA sur votre santé, pour vous répondre. Ce site Web n’en demande rien.',
      blocks: [
        {
          intro: 'Dans l’application Web, le clavardage et la ligne vocale, nous recueillons\u00A0:',
          items: [
            'vos symptômes et comment vous allez',
            'les maladies que vous avez ou avez eues',
            'les médicaments que vous prenez',
            'vos allergies',
            'ce que l’IA en conclut, comme une cause probable',
          ],
        },
        {
          intro: 'Nous nous en servons pour\u00A0:',
          items: [
            'répondre à votre question et vous dire quand consulter, et si c’est pressant',
            'trouver les défauts et arrêter les abus',
            'rendre les réponses plus sûres et plus faciles à comprendre',
          ],
        },
        'Nous ne nous en servons pour rien d’autre sans votre accord préalable. Nous ne nous en servons pas pour la publicité.',
      ],
    },
    'where-it-comes-from': {
      title: 'D’où viennent ces données',
      summary: 'Elles viennent de vous, ou d’une personne qui demande pour vous.',
      blocks: [
        'Vous les écrivez ou les dites. Un membre de la famille ou une personne qui vous aide peut le faire pour vous. Nous n’achetons aucune donnée de santé et n’en recevons pas de votre médecin.',
      ],
    },
    'what-we-share': {
      title: 'Ce que nous partageons',
      summary:
        'Nous ne les vendons jamais. Nous les partageons seulement pour offrir le service, avec votre accord, ou si la loi le demande.',
      blocks: [
        {
          intro: 'Chaque type de données de santé nommé plus haut peut être partagé avec\u00A0:',
          items: [
            'des entreprises qui font marcher nos systèmes et doivent suivre nos règles',
            'le service de clavardage et la compagnie de téléphone qui transportent vos mots',
            'un professionnel ou un établissement de santé, quand vous nous le demandez',
            'les autorités, quand la loi l’exige',
          ],
        },
        {
          facts: [{ label: 'Entreprises de notre propre groupe qui les reçoivent', lines: ['Aucune'] }],
        },
      ],
    },
    'your-choices': {
      title: 'Vos choix',
      summary: 'Vous pouvez les voir, retirer votre accord et les faire supprimer. C’est gratuit.',
      blocks: [
        {
          intro: 'Vous avez le droit de\u00A0:',
          items: [
            'savoir si nous avons des données sur votre santé',
            'les voir, avec une liste de ceux avec qui nous les avons partagées et comment les joindre',
            'retirer votre consentement à leur collecte ou à leur partage',
            'les faire supprimer, aussi par ceux avec qui nous les avons partagées',
          ],
        },
        'Écrivez à notre responsable de la protection des renseignements personnels ou appelez-nous. Nous répondons dans les 45 jours. Nous poserons peut-être une question pour nous assurer que c’est bien vous.',
        {
          title: 'Si nous disons non',
          text: 'Vous pouvez faire appel\u00A0: écrivez de nouveau à notre responsable de la protection des renseignements personnels et dites-le. Nous répondons à un appel dans les 45 jours. Si nous disons encore non, vous pouvez porter plainte au procureur général (Attorney General) de votre État; dans l’État de Washington, à www.atg.wa.gov/file-complaint.',
        },
      ],
    },
    changes: {
      title: 'Changements à cette politique',
      summary: 'Un nouveau texte a une nouvelle date. Un nouvel usage de vos données demande votre accord.',
      blocks: [
        'Nous publions ici le nouveau texte avec la date de son entrée en vigueur. Avant de recueillir, d’utiliser ou de partager d’autres données de santé, nous vous le disons et demandons votre consentement.',
      ],
    },
    'contact-us': {
      title: 'Nous joindre',
      summary: 'Appelez ou écrivez. Dites-nous ce qu’il vous faut et comment vous joindre.',
      blocks: [{ link: 'Politique de confidentialité' }],
    },
  },
};
