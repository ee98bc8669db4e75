import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const press: Messages['press']['press'] = {
  head: {
    title: `Presse et médias – ${product}`,
    description: `Des logos, une vidéo et quelques renseignements sur ${product}, l’IA qui explique la santé en mots simples. Gratuits pour votre reportage.`,
  },
  backToHome: 'Retour à l’accueil',
  heading: 'Presse et médias',
  lead: `Tout ce qu’il vous faut pour écrire ou parler de ${product}.`,
  logoCaption: `Le logo de ${product}`,
  facts: {
    title: 'En bref',
    text: `${product} est une IA qui donne aux personnes aînées de l’information médicale en mots simples. On peut l’interroger sur le Web, sur WhatsApp ou au téléphone. Ce n’est pas un médecin, et elle ne remplace pas un médecin.`,
    list: [
      { label: 'Entreprise', text: `${product}, une marque de ${brand.parentCompany}` },
      {
        label: 'Pays',
        text: 'Les États-Unis, le Canada, le Mexique, l’Inde et les Émirats arabes unis',
      },
    ],
    contactLabel: 'Relations avec la presse',
  },
  videos: {
    title: 'Vidéos en vedette',
    /** The one video; also the title of its frame. */
    name: 'Démonstration du produit',
    play: 'Lire la vidéo',
    note: 'Elle vient de YouTube et se charge seulement quand vous la lancez.',
  },
  assets: {
    title: 'Fichiers de la marque',
    lead: 'Vous pouvez utiliser ces fichiers dans des articles ou des reportages à notre sujet. Veuillez ne pas les étirer, les recolorer ni les rogner.',
    loading: 'L’image se charge.',
    failed: 'L’image ne s’est pas chargée. Vous pouvez quand même télécharger le fichier.',
  },
};

/** The files to download. */
export const assetMessages: Messages['press']['assetMessages'] = {
  logo: {
    title: 'Logo seul (carré)',
    alt: `Le logo de ${product} sur un carré uni.`,
    use: 'Pour les icônes d’application et les photos de profil.',
  },
  transparentLogo: {
    title: 'Logo seul, transparent (carré)',
    alt: `Le logo de ${product} sans arrière-plan.`,
    use: 'Pour vos propres fonds clairs.',
  },
  logoAndName: {
    title: 'Logo et nom (rectangle)',
    alt: `Le logo de ${product} à côté du nom ${product}.`,
    use: 'Pour les articles, les diapositives et les affiches.',
  },
};

/** What kind of file it is, and its size. */
export const fileFacts: Messages['press']['fileFacts'] = (formats, width, height) =>
  `${formats}, ${width} × ${height} pixels`;

/** Words of the two actions of a brand file (specification, section 2). */
export const assetActions: Messages['press']['assetActions'] = {
  save: 'Télécharger',
  copyLink: 'Copier le lien',
  saveName: (title) => `Télécharger «\u00A0${title}\u00A0»`,
  copyLinkName: (title) => `Copier le lien vers «\u00A0${title}\u00A0»`,
  copied: 'Copié!',
  /** Said by screen readers after a copy. */
  copiedStatus: (title) => `Le lien vers «\u00A0${title}\u00A0» est copié.`,
};
