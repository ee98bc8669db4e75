import type { Messages } from '../message-types.ts';

/** The mail that carries an applicant’s private link. */
export const linkMailMessages: Messages['linkMail']['linkMailMessages'] = {
  subject: (position) => `Votre candidature est arrivée\u00A0: ${position}`,
  arrived: (position, reference) =>
    `Merci. Votre candidature pour «\u00A0${position}\u00A0» est arrivée. Sa référence est ${reference}.`,
  whatFor:
    'Avec ce lien privé, vous pouvez voir où elle en est, ajouter un CV, la retirer ou la supprimer\u00A0:',
  keep: 'Veuillez garder ce lien pour vous. La personne qui l’a peut faire la même chose que vous.',
  mistake: (contact) =>
    `Vous n’avez pas postulé? Alors quelqu’un a tapé votre adresse par erreur. Veuillez écrire à ${contact}.`,
};
