import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

/** The accessibility statement, with the parts of the W3C's model statement (w3.org/WAI/planning/statements). */
export const accessibility: Messages['accessibility']['accessibility'] = {
  head: {
    title: `Accessibilité – ${product}`,
    description: `Comment ${product} marche pour les gens qui voient, entendent, bougent ou lisent autrement. Ce qui reste difficile et où trouver de l’aide.`,
  },
  heading: 'Un accès pour tout le monde',
  lead: 'Voici notre déclaration d’accessibilité\u00A0: ce qui vous aide, ce qui ne marche pas encore et à qui le dire.',
  dated: 'Dernière mise à jour\u00A0:',
  sections: {
    'our-aim': {
      title: 'Notre but',
      summary: 'Chaque personne doit pouvoir lire, utiliser et comprendre ce site.',
      blocks: [
        {
          facts: [
            {
              label: 'La norme que nous suivons',
              lines: ['Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA'],
            },
            {
              label: 'Où nous en sommes',
              lines: ['Partiellement conforme\u00A0: les limites connues ci-dessous demeurent'],
            },
          ],
        },
        'Notre texte a plus de contraste que le niveau AA ne le demande. Il a le contraste du niveau AAA.',
      ],
    },
    'what-helps': {
      title: 'Ce qui vous aide ici',
      summary: 'Vous pouvez agrandir le texte, utiliser seulement le clavier ou vous faire lire la page.',
      blocks: [
        {
          intro: 'Sur chaque page\u00A0:',
          items: [
            'un bouton agrandit tout le texte jusqu’au double',
            'tout ce que vous pouvez toucher marche aussi au clavier',
            'les lecteurs d’écran trouvent les titres, les étiquettes et les messages',
            'la page devient sombre quand votre appareil est en mode sombre',
            'rien ne bouge quand votre appareil demande moins de mouvement',
            'les pages s’impriment en noir sur blanc',
          ],
        },
        'Vous pouvez aussi nous appeler. Aucun écran n’est nécessaire.',
      ],
    },
    'how-we-check': {
      title: 'Comment nous vérifions',
      summary:
        'Des programmes vérifient chaque page avant sa sortie. Aucune personne experte de l’extérieur n’a encore vérifié le site.',
      blocks: [
        'Les tests portent sur le contraste, la taille du texte, les zones à toucher, les étiquettes et le clavier sur chaque page. Ils se font dans Chromium, Firefox et WebKit, et avec un zoom de 400 pour cent. Nous avons fait cette déclaration nous-mêmes, à partir de ces tests.',
      ],
    },
    'known-limits': {
      title: 'Limites connues',
      summary:
        'Certaines choses restent difficiles à utiliser. Parlez-nous-en, et nous trouverons une autre façon.',
      blocks: [
        {
          intro: 'Nous connaissons celles-ci\u00A0:',
          items: [
            'les diapositives de la page de présentation viennent de Google et ne sont peut-être pas décrites pour les lecteurs d’écran',
            'la vidéo de la page de presse vient de YouTube et n’a peut-être pas de sous-titres écrits par nous',
            'le texte ne se copie pas et le menu du clic droit ne s’ouvre pas; nous vous enverrons tout texte qu’il vous faut',
            'le site a été écrit en anglais, puis traduit; si une phrase n’est pas claire, dites-le-nous',
          ],
        },
      ],
    },
    'on-a-kiosk': {
      title: 'Sur une borne',
      summary: 'La borne a de grandes touches et de gros caractères, et lit à voix haute.',
      blocks: [
        'Une barre à l’écran change la taille du texte et le contraste, déplace la page et vous la lit. Si vous ne pouvez pas utiliser un écran tactile, demandez de l’aide au personnel ou appelez-nous.',
      ],
    },
    'help-to-apply': {
      title: 'De l’aide pour postuler',
      summary: 'Dites-nous ce qu’il vous faut, à toute étape. Cela ne jouera pas contre vous.',
      blocks: [
        'Vous pouvez aussi postuler par courriel. Nous pouvons envoyer un poste en gros caractères ou en texte simple, et changer la façon de faire une entrevue.',
      ],
    },
    'contact-us': {
      title: 'Nous joindre',
      summary: 'Dites-nous ce qui ne marche pas. Nous lisons vos messages et nous y répondons.',
      blocks: [
        'Demandez toute page sous une autre forme, par exemple en gros caractères. C’est gratuit. Si notre réponse ne vous aide pas, vous pouvez porter plainte à l’organisme des droits des personnes handicapées de votre région.',
      ],
    },
  },
};
