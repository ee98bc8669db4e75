import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const homeHead: Messages['home']['homeHead'] = {
  title: `${brand.productName} – Information médicale par IA pour les aînés`,
  description:
    'Posez une question sur un symptôme ou un médicament et recevez une réponse claire. Une IA sur le Web, WhatsApp ou au téléphone. Ce n’est pas un médecin.',
};

export const hero: Messages['home']['hero'] = {
  eyebrow: 'Information médicale par IA pour les personnes aînées',
  headline: 'Obtenez de l’information médicale sans aller chez le médecin',
  lead: [
    'Dites-nous où vous avez mal ou ce que vous prenez.',
    `${brand.productName} est une intelligence artificielle (IA). Elle vous donne de l’information claire et vous aide à savoir quoi faire ensuite.`,
    'Ce n’est pas un médecin.',
  ],
  /** The country's number follows the label. */
  callLabel: 'Appeler le',
  notTested: `Les réponses de ${brand.productName} n’ont pas encore été testées en français.`,
  phonePictureAlt: `Un téléphone qui montre un exemple de clavardage avec ${brand.productName} au sujet d’un genou douloureux.`,
  is: {
    title: 'Ce que c’est',
    points: [
      'Une IA qui répond aux questions de santé',
      'De l’aide pour les petits symptômes et les maladies courantes',
      'Des mots simples, à votre rythme',
    ],
  },
  isNot: {
    title: 'Ce que ce n’est pas',
    points: [
      'Ni un médecin, ni une infirmière, ni un infirmier',
      'Pas un diagnostic qui suffit à lui seul',
      'Pas pour les urgences',
    ],
  },
};

export const supporters: Messages['home']['supporters'] = {
  funding: 'Financé par',
  acknowledged: 'Reconnu par',
};

export const about: Messages['home']['about'] = {
  title: `Ce que fait ${brand.productName}`,
  lead: 'Les mots de la santé peuvent être difficiles. Nous les rendons simples.',
  paragraphs: [
    `Parlez à ${brand.productName} d’une toux, d’une éruption sur la peau, d’un mal de dos ou d’une nouvelle pilule. L’IA vous pose quelques questions courtes. Puis elle vous dit quelle pourrait être la cause, à quel point cela semble grave et quoi faire ensuite.`,
    'Chaque réponse vient de l’IA. Aucun médecin ne la lit avant vous. Utilisez-la pour vous informer, pour préparer un rendez-vous et pour savoir quand demander de l’aide.',
  ],
  links: {
    safety: 'Est-ce sécuritaire?',
    healthData: 'Politique de confidentialité des données de santé des consommateurs',
  },
  stepsTitle: 'Comment ça marche',
  steps: [
    { title: 'Dites ce qui ne va pas', text: 'Écrivez-le ou dites-le. Utilisez vos propres mots.' },
    {
      title: 'Répondez à quelques questions',
      text: 'Elles sont courtes. Prenez tout le temps qu’il vous faut.',
    },
    {
      title: 'Lisez ce qui peut aider',
      text: 'Vous voyez les causes probables, la gravité possible et ce que vous pouvez faire ensuite.',
    },
  ],
};

export const features: Messages['home']['features'] = {
  title: 'Quatre façons de vous aider',
  lead: 'Choisissez-en une pour voir comment elle marche.',
  tabsLabel: 'Façons de vous aider',
};

/** What each feature tab says (specification, section 2). */
export const featureTabMessages: Messages['home']['featureTabMessages'] = {
  'symptom-analysis': {
    label: 'Analyse des symptômes',
    badge: 'Sur le Web',
    title: 'Voyez ce que vos symptômes peuvent signifier',
    description:
      'Dites-nous comment vous allez, ce que vous prenez et quelles sont vos allergies. L’IA regarde le tout ensemble. Vous recevez les causes probables et la gravité possible de chacune.',
    points: [
      'Tient compte aussi de vos médicaments',
      'Montre la gravité possible',
      'Dit quand consulter un médecin',
    ],
    buttonText: 'Essayer l’analyse maintenant',
  },
  'whatsapp-diagnosis': {
    label: 'Questions sur WhatsApp',
    badge: 'Sur votre téléphone',
    title: 'Un clavardage que vous connaissez',
    description:
      'Envoyez un message comme à un ami ou à une amie. L’IA pose des questions courtes et répond en mots simples. Vous pouvez arrêter et reprendre plus tard.',
    points: [
      'Pas de nouvelle application à maîtriser',
      'Écrivez dans vos propres mots',
      'Relisez la réponse quand vous voulez',
    ],
    buttonText: 'Poser une question',
  },
  'triage-system': {
    label: 'Triage intelligent',
    badge: 'Sachez quoi faire ensuite',
    title: 'La maison, le médecin ou l’urgence?',
    description:
      'Vous ne savez pas si c’est pressant? L’IA classe vos symptômes selon leur gravité apparente. Elle vous oriente vers des soins à la maison, un médecin ou de l’aide immédiate.',
    points: [
      'Des soins à la maison jusqu’à l’urgence',
      'Tient compte de vos médicaments',
      'Vous dit quoi surveiller',
    ],
    buttonText: 'En savoir plus',
  },
  'voice-diagnosis': {
    label: 'Questions de vive voix',
    badge: 'Au téléphone',
    title: 'Appelez et parlez, tout simplement',
    description:
      'Vous aimez mieux parler qu’écrire? Appelez notre ligne vocale. L’IA écoute, pose des questions et répond à voix haute.',
    points: [
      'Fonctionne avec tout téléphone',
      'Aucun écran nécessaire',
      'Redemandez aussi souvent que vous voulez',
    ],
    buttonText: 'Appeler maintenant',
  },
};

export const easyWays: Messages['home']['easyWays'] = {
  title: 'Des façons faciles d’obtenir des réponses',
  lead: 'Clavardez ou appelez. Choisissez ce que vous préférez.',
  chat: {
    title: 'Clavardez avec nous',
    text: 'Ouvrez WhatsApp et envoyez-nous votre question. Vous recevez une réponse en mots simples.',
  },
  call: {
    title: 'Appelez-nous',
    text: 'Composez le numéro et parlez à notre IA. Elle écoute et répond à voix haute.',
    /** The country's number follows the label. */
    button: 'Appeler le',
    /** Read by people whose device cannot dial. */
    hint: 'Vous utilisez un ordinateur? Composez ce numéro sur votre téléphone.',
  },
};

export const contact: Messages['home']['contact'] = {
  title: 'Posez votre première question maintenant',
  text: 'Utilisez vos propres mots. Il n’y a pas de petite question.',
  note: 'Vous parlerez à une IA, pas à un médecin.',
  button: 'Poser votre question maintenant',
};
