import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

const product = brand.productName;

/** Words that only the kiosk says. */
export const kioskMessages: Messages['kiosk']['kioskMessages'] = {
  attract: {
    title: 'Une question sur votre santé?',
    text: `${product} donne des réponses claires. C’est une IA. Ce n’est pas un médecin.`,
    begin: 'Touchez l’écran pour commencer',
    private: 'Ce que vous faites ici est effacé quand vous partez.',
    cleared: 'Merci. La visite précédente a été effacée.',
  },
  /** The number of the place, or `local`, stands between `before` and `after`. */
  top: {
    what: 'Une IA, pas un médecin.',
    before: 'Urgence? Appelez le',
    local: 'numéro d’urgence local',
    after: '.',
  },
  bar: {
    label: 'Votre écran',
    home: 'Accueil',
    move: 'Déplacer la page',
    up: 'Haut',
    down: 'Bas',
    textSize: 'Taille du texte',
    smaller: 'Réduire',
    larger: 'Agrandir',
    /** After both, for those who do not see the A above the word. */
    ofText: ' le texte',
    textSizeNow: (step, steps) => `Taille du texte\u00A0: ${step} sur ${steps}.`,
    contrast: 'Contraste',
    themes: { light: 'clair', dark: 'sombre', strong: 'élevé' },
    themeNow: (name) => `Contraste\u00A0: ${name}.`,
    read: 'Écouter',
    end: 'J’ai fini',
  },
  reading: {
    label: 'Lecture à voix haute',
    pause: 'Pause',
    resume: 'Continuer',
    repeat: 'Répéter',
    stop: 'Arrêter',
    hint: 'Touchez l’écran pour arrêter.',
    noVoice: 'Cet ordinateur n’a pas de voix française. Il ne peut pas lire à voix haute.',
  },
  idle: {
    title: 'Êtes-vous toujours là?',
    text: 'Nous allons effacer cet écran pour que la prochaine personne n’y trouve rien de vous.',
    secondsLabel: (seconds) => plural(seconds, { one: 'seconde restante', other: 'secondes restantes' }),
    soon: (seconds) =>
      plural(seconds, {
        one: `Il ne reste que ${seconds} seconde. Touchez le bouton pour rester.`,
        other: `Il ne reste que ${seconds} secondes. Touchez le bouton pour rester.`,
      }),
    stay: 'Je suis toujours là',
    spoken: (seconds) =>
      plural(seconds, {
        one: `Êtes-vous toujours là? Cet écran s’efface dans ${seconds} seconde. Touchez le bouton pour rester.`,
        other: `Êtes-vous toujours là? Cet écran s’efface dans ${seconds} secondes. Touchez le bouton pour rester.`,
      }),
  },
  ended: {
    title: 'Merci de votre visite',
    text: 'Votre session est terminée. Rien n’en a été conservé.',
  },
  handoff: {
    close: 'Fermer',
    titles: { 'web-app': `Utiliser ${product} sur le Web`, chat: 'Clavarder sur WhatsApp' },
    opening: 'Un instant. La page s’ouvre sur cet écran.',
    opened: 'C’est maintenant ouvert sur cet écran.',
    openedHint:
      'Quand vous avez fini, laissez l’écran tel quel. Il revient à l’accueil et s’efface tout seul.',
    notOpened: 'La page n’a pas pu s’ouvrir sur cet écran.',
    onlyHere: 'Demandez de l’aide au personnel, ou appelez-nous au\u00A0:',
    offline: 'Cet écran est hors ligne en ce moment.',
    phoneLead: 'Continuez sur votre propre téléphone',
    phoneSteps: [
      'Ouvrez l’appareil photo de votre téléphone.',
      'Pointez-le vers ce carré.',
      'Touchez le lien qui s’affiche.',
    ],
    scanOrType: 'Sur votre téléphone, pointez l’appareil photo vers le carré ou tapez\u00A0:',
    address: 'Ou tapez cette adresse\u00A0:',
    qrLabel: (what) => `Code QR\u00A0: ${what}`,
    callTitle: 'Appelez-nous de votre téléphone',
    callLead: 'Composez ce numéro sur n’importe quel téléphone\u00A0:',
    noNumberTitle: 'Clavardez plutôt avec nous',
    noNumber: 'Nous n’avons pas encore de numéro de téléphone pour ce pays.',
    mailTitle: 'Écrivez-nous de votre téléphone',
    mailLead: 'Notre adresse courriel\u00A0:',
    webTitle: 'Voyez ceci sur votre téléphone',
    scan: 'Ou pointez l’appareil photo de votre téléphone vers le carré.',
  },
  apply: {
    title: 'Postulez sur votre téléphone',
    text: 'Il vous faut votre CV dans un fichier. Postulez donc sur votre propre téléphone ou ordinateur.',
    scan: 'Pointez l’appareil photo de votre téléphone vers le carré. Le même poste s’y ouvre, avec le formulaire.',
    address: 'Ou tapez cette adresse sur n’importe quel ordinateur\u00A0:',
  },
  network: {
    offline: 'Cet écran est hors ligne.',
    frameTitle: 'Il faut Internet pour voir ceci',
    frameText: 'Cet écran est hors ligne en ce moment. Le contenu s’affichera ici dès le retour du réseau.',
  },
  failed: {
    title: 'Cette page ne s’est pas ouverte',
    text: 'Un problème est survenu de notre côté. Veuillez recommencer.',
    again: 'Recommencer',
  },
  staff: {
    title: 'Pour le personnel',
    text: 'Entrez votre NIP.',
    entered: (count) => plural(count, { one: `${count} chiffre entré`, other: `${count} chiffres entrés` }),
    delete: 'Effacer',
    ok: 'OK',
    wrong: 'Ce NIP n’est pas le bon.',
    wait: 'Trop d’essais.',
    waitSeconds: (count) =>
      plural(count, {
        one: `Veuillez attendre ${count} seconde.`,
        other: `Veuillez attendre ${count} secondes.`,
      }),
    waitMinutes: (count) =>
      plural(count, {
        one: `Veuillez attendre ${count} minute.`,
        other: `Veuillez attendre ${count} minutes.`,
      }),
    refused: 'La borne n’a pas répondu. Veuillez réessayer.',
    unlocked: 'Que voulez-vous faire?',
    actions: { back: 'Revenir à la borne', restart: 'Redémarrer la borne', quit: 'Quitter la borne' },
    close: 'Fermer',
  },
  preview: 'Aperçu sans borne\u00A0: rien ne s’ouvre à l’extérieur et personne ne surveille le temps.',
};
