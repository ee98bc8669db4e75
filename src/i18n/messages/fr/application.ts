import { isolate } from '../../../domain/isolate.ts';
import { brand } from '../../../config/brand.ts';
import { wholeMegabytes } from '../../../domain/application/resume.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../domain/application/rules.ts';
import type { Messages } from '../message-types.ts';
import { plural, wholeNumber } from './format.ts';

const product = brand.productName;
const controller = [brand.parentCompany, ...brand.legal.address].join(', ');
const megabytes = wholeMegabytes(maxResumeBytes);
const longestLetter = wholeNumber(rules.coverLetter.maxLength);
const longestReason = wholeNumber(rules.whyJoin.maxLength);

/** Labels and hints of the fields, in the order of the form. */
export const fields: Messages['application']['fields'] = {
  fullName: { label: 'Nom complet', hint: 'Prénom et nom, comme vous aimez qu’on vous appelle.' },
  email: {
    label: 'Courriel',
    hint: 'Nous répondons à cette adresse. Par exemple, nom@example.com',
  },
  phone: {
    label: 'Téléphone',
    hint: (example) => `Avec l’indicatif du pays, par exemple ${isolate(example)}`,
  },
  resume: { label: 'CV', hint: 'Votre parcours de travail, dans un fichier PDF.' },
  linkedinProfile: {
    label: 'Profil LinkedIn (facultatif)',
    hint: 'Par exemple, https://www.linkedin.com/in/votre-nom',
  },
  coverLetter: {
    label: 'Lettre de présentation',
    hint: `Dites-nous ce que vous apporteriez à ce poste. Au moins ${rules.coverLetter.minLength} caractères.`,
  },
  whyJoin: {
    label: `Pourquoi voulez-vous travailler chez ${product}?`,
    hint: `Quelques phrases suffisent. Au moins ${rules.whyJoin.minLength} caractères.`,
  },
};

/** The words for a wrong field (specification, section 5; the length caps are ours). */
export const fieldMessages: Messages['application']['fieldMessages'] = {
  fullName: {
    required: 'Inscrivez votre nom complet',
    tooShort: `Le nom doit avoir au moins ${rules.fullName.minLength} caractères`,
    tooLong: `Le nom doit avoir au plus ${rules.fullName.maxLength} caractères`,
  },
  email: {
    required: 'Inscrivez votre adresse courriel',
    invalid: 'L’adresse courriel n’est pas valide',
    tooLong: `L’adresse courriel doit avoir au plus ${rules.email.maxLength} caractères`,
  },
  phone: {
    required: 'Inscrivez votre numéro de téléphone',
    invalid: 'Le numéro de téléphone n’est pas valide',
  },
  linkedinProfile: {
    invalid: 'Inscrivez l’adresse complète de votre profil LinkedIn',
    tooLong: `L’adresse LinkedIn doit avoir au plus ${rules.linkedinProfile.maxLength} caractères`,
  },
  coverLetter: {
    required: 'Écrivez votre lettre de présentation',
    tooShort: `La lettre de présentation doit avoir au moins ${rules.coverLetter.minLength} caractères`,
    tooLong: `La lettre de présentation doit avoir au plus ${longestLetter} caractères`,
  },
  whyJoin: {
    required: `Dites-nous pourquoi vous voulez travailler chez ${product}`,
    tooShort: `Écrivez au moins ${rules.whyJoin.minLength} caractères`,
    tooLong: `Écrivez au plus ${longestReason} caractères`,
  },
};

/** Words of the resume field and its upload control (specification, sections 4 and 5). */
export const resumeMessages: Messages['application']['resumeMessages'] = {
  instruction: 'Glissez votre CV ici, ou cliquez pour le choisir',
  limit: `PDF seulement, au plus ${megabytes}\u00A0Mo`,
  dropping: 'Déposez votre CV ici...',
  choose: 'Choisir un fichier PDF',
  replace: 'Choisir un autre fichier',
  remove: 'Retirer',
  required: 'obligatoire',
  chosen: (name) => `Le fichier ${name} est choisi.`,
  removed: 'Le fichier a été retiré.',
  problem: {
    'too-large': `Le fichier doit faire moins de ${megabytes}\u00A0Mo`,
    'wrong-type': 'Seuls les fichiers PDF sont acceptés',
    empty: 'Ce fichier est vide. Veuillez choisir un autre PDF',
    several: 'Veuillez choisir un seul fichier à la fois',
    unreadable: 'Ce fichier ne s’ouvre pas. Veuillez choisir un autre PDF',
    missing: 'Ajoutez votre CV',
    refused: 'Votre CV n’a pas été accepté. Veuillez choisir le fichier de nouveau.',
  },
};

/** The form's own words. */
export const formMessages: Messages['application']['formMessages'] = {
  heading: 'Postulez à ce poste',
  intro: 'Veuillez remplir tous les champs, sauf ceux qui sont facultatifs.',
  summaryHeading: 'Il y a un problème',
  submit: 'Envoyer la candidature',
  submitting: 'Envoi de la candidature...',
  resumeFirst: 'Choisissez votre CV plus haut pour activer ce bouton.',
  honeypot: 'Laissez ce champ vide',
  byEmail: 'Pour postuler par courriel, envoyez votre CV à',
  kept: {
    stays:
      'Ce que vous écrivez reste dans cet onglet jusqu’à ce que vous l’envoyiez, vidiez le formulaire ou fermiez l’onglet.',
    clear: 'Vider le formulaire',
    cleared: 'Le formulaire est vide.',
    bringBack: 'Récupérer ce que j’ai écrit',
  },
};

/** Titles and texts of the notices (specification, section 8). */
export const noticeMessages: Messages['application']['noticeMessages'] = {
  failed: 'La candidature n’a pas été envoyée',
  offline:
    'Vous êtes hors ligne. Ce que vous avez écrit reste ici. Envoyez-le quand la connexion sera revenue.',
  succeeded: 'Votre candidature est envoyée!',
  thanks: (jobTitle) => `Merci d’avoir postulé au poste «\u00A0${jobTitle}\u00A0».`,
  next: 'Nous vous amenons à la page des emplois.',
  resumeLost: 'Votre CV n’est pas arrivé',
  sendResume: (jobTitle) =>
    `Nous avons votre candidature pour «\u00A0${jobTitle}\u00A0». Veuillez envoyer votre CV par courriel à ${brand.emails.company}.`,
};

/** What is kept, for how long, who reads it, how to have it deleted. */
export const privacyMessages: Messages['application']['privacyMessages'] = {
  heading: 'Vos renseignements',
  points: [
    `${controller}, en est responsable.`,
    'Nous gardons ce que vous écrivez ici et votre CV. Ils servent seulement à pourvoir ce poste.',
    'Nous les gardons jusqu’à 12 mois après la fermeture du poste. Ensuite, nous les supprimons.',
    'Seule notre équipe de recrutement les lit. Nous ne les vendons jamais.',
    'Après avoir postulé, vous recevez un lien privé. Il vous permet de retirer ou de supprimer votre candidature quand vous voulez.',
  ],
  /** The address stands between. */
  deletion: { before: 'Pour les faire supprimer plus tôt, écrivez à', after: '.' },
  link: 'Lire notre politique de confidentialité (s’ouvre dans un nouvel onglet)',
};

/** What the applicant is told about a failure (specification, section 8). */
export const failureMessages: Messages['application']['failureMessages'] = {
  notConfigured: 'La base de données n’est pas prête. Écrivez-nous pour terminer la configuration.',
  refused: 'La candidature n’a pas pu être envoyée',
  refusedBecause: (reason) => `La candidature n’a pas pu être envoyée. ${isolate(reason)}`,
  limited: {
    network: 'Trop de candidatures sont arrivées de votre réseau. Veuillez réessayer dans une heure.',
    site: 'Nous recevons beaucoup de candidatures en ce moment. Veuillez réessayer dans une minute.',
    request: 'Veuillez envoyer une seule candidature à la fois.',
  },
  unexpected: 'Une erreur inattendue est survenue',
  noAnswer: 'La candidature n’a pas pu être envoyée. Veuillez réessayer.',
  closed: 'Ce poste est fermé et ne prend plus de candidatures. Ce que vous avez écrit reste ici.',
  resumeMissing: 'Veuillez ajouter votre CV',
};

/** The line under a long text. `count` chooses the form, `written` is the same number as it is read. */
export const lengthMessages: Messages['application']['lengthMessages'] = {
  tooMany: (count, written) =>
    plural(count, { one: `${written} caractère de trop`, other: `${written} caractères de trop` }),
  toGo: (count, written) =>
    plural(count, { one: `Encore ${written} caractère`, other: `Encore ${written} caractères` }),
  of: (count, written, most) =>
    plural(count, { one: `${written} caractère sur ${most}`, other: `${written} caractères sur ${most}` }),
};
