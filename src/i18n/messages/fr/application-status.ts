import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page behind an applicant's own link. */
export const statusMessages: Messages['applicationStatus']['statusMessages'] = {
  head: {
    title: `Votre candidature – ${product}`,
    description: `Voyez où en est votre candidature chez ${product}. Ajoutez votre CV, retirez-la ou supprimez-la. Il vous faut votre lien privé.`,
  },
  heading: 'Votre candidature',
  lead: 'Cette page s’ouvre avec votre lien privé. Ne le partagez pas\u00A0: la personne qui l’a peut faire la même chose que vous.',
  needsScript:
    'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. Vous pouvez plutôt nous écrire à\u00A0:',
  looking: 'Nous cherchons votre candidature...',
  facts: {
    heading: 'En bref',
    position: 'Poste',
    sent: 'Envoyée le',
    reference: 'Numéro de référence',
    resume: 'CV',
    isThere: 'Il est arrivé.',
    isMissing: 'Il n’est pas là.',
  },
  copy: { label: 'Copier votre lien privé', copied: 'Copié!', status: 'Votre lien privé est copié.' },
  stateHeading: 'Où elle en est',
  states: {
    new: 'Votre candidature est arrivée. Nous ne l’avons pas encore lue.',
    looked_at: 'Nous lisons votre candidature.',
    talking: 'Nous aimerions vous connaître. Nous sommes en contact avec vous pour la suite.',
    offer: 'Nous aimerions travailler avec vous. Nous vous avons fait une offre.',
    hired: 'Le poste est à vous. Nous avons hâte de travailler avec vous.',
    declined:
      'Cette fois, nous avons choisi une autre personne. Merci pour le temps et le soin que vous y avez mis. Vous pouvez postuler de nouveau chez nous.',
    withdrawn: 'Vous avez retiré cette candidature. Nous ne la regardons plus.',
  },
  unknown: {
    heading: 'Nous ne pouvons rien montrer ici',
    text: 'Ce lien est peut-être incomplet, ou il ne sert plus. Vérifiez que vous l’avez en entier. Si oui, écrivez-nous à\u00A0:',
  },
  noAnswer: {
    heading: 'Nous n’avons pas eu de réponse',
    text: 'Vous êtes peut-être hors ligne, ou notre serveur est occupé. Rien n’est perdu. Veuillez réessayer.',
    retry: 'Réessayer',
  },
  working: 'Un moment...',
  failed: 'Nous n’avons pas eu de réponse. Nous ne savons donc pas si cela a marché. Veuillez réessayer.',
  resume: {
    heading: 'Ajouter votre CV',
    text: 'Votre CV n’est pas avec votre candidature. Vous pouvez l’ajouter ici.',
    send: 'Envoyer le CV',
    first: 'Choisissez votre CV plus haut pour activer ce bouton.',
    done: 'Votre CV est arrivé.',
    refused: 'Votre CV n’a pas été accepté. Veuillez choisir le fichier de nouveau.',
  },
  withdraw: {
    heading: 'Retirer votre candidature',
    text: 'Nous ne la regarderons plus. Nous gardons ce que vous avez envoyé jusqu’à ce que vous le supprimiez ou que notre délai de conservation soit passé.',
    open: 'Retirer',
    question: 'Retirer votre candidature?',
    explain: 'On ne peut pas revenir en arrière. Vous pouvez postuler de nouveau.',
    confirm: 'Oui, la retirer',
    keep: 'Non, la garder',
    done: 'Votre candidature est retirée.',
  },
  erase: {
    heading: 'Tout supprimer',
    text: 'Plus personne ne pourra voir votre candidature, et ce lien ne marchera plus.',
    open: 'Tout supprimer',
    question: 'Tout supprimer?',
    explain: 'Tout ceci sera supprimé pour toujours, et personne ne pourra le récupérer\u00A0:',
    items: [
      'tout ce que vous avez écrit',
      'votre CV',
      'les notes de notre équipe de recrutement à son sujet',
    ],
    confirm: 'Oui, tout supprimer',
    keep: 'Non, tout garder',
    fileStays:
      'Votre CV n’a pas pu être supprimé, donc tout le reste est encore là aussi. Veuillez réessayer dans une minute. Si cela ne marche pas, écrivez-nous à\u00A0:',
  },
  erased: {
    heading: 'Tout est supprimé',
    text: 'Votre candidature, votre CV et nos notes n’existent plus. Ce lien ne marche plus.',
    link: 'Aller à la page des emplois',
  },
};
