/** What the database gives out for one mail. `reference` as it is shown: 7F3A-91C2. */
export type ClaimedMail = {
  email: string;
  job_title: string;
  language: string;
  reference: string;
};

/** Where links lead, and whom people write to. */
export type MailFacts = { siteUrl: string; contact: string };

/** A mail in plain text; `to` is one address. */
export type Mail = { to: string; subject: string; text: string };

/** Writes the mail that carries an applicant's own link. The secret stands in the fragment, which no server sees. */
export function writeMail(claimed: ClaimedMail, secret: string, { siteUrl, contact }: MailFacts): Mail {
  const { subject, text } = mailMessages(claimed.language);
  const position = oneLine(claimed.job_title);
  const folder = claimed.language === 'en' ? '' : `${claimed.language}/`;
  const link = `${new URL(`${folder}application`, withSlash(siteUrl)).href}#${secret}`;
  return {
    to: claimed.email,
    subject: subject(position),
    text: `${text({ position, reference: claimed.reference, link, contact }).join('\n\n')}\n`,
  };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

/** The languages of the site; each application says in which one it was written. */
type Language = 'en' | 'es' | 'fr' | 'hi' | 'ar';

/** What a mail says. `position` and `reference` come from the database, `link` is the applicant's own. */
type MailMessages = {
  subject(position: string): string;
  /** Paragraphs, in order. */
  text(facts: { position: string; reference: string; link: string; contact: string }): readonly string[];
};

const messages: Readonly<Record<Language, MailMessages>> = {
  en: {
    subject: (position) => `Your application has arrived: ${position}`,
    text: ({ position, reference, link, contact }) => [
      `Thank you. Your application for ${position} has arrived. Its reference is ${reference}.`,
      `With this private link you can see where it stands, add a resume, take it back or erase it:`,
      link,
      'Please keep this link to yourself. Whoever has it can see your application.',
      `You did not apply? Then somebody typed your address by mistake. Please write to ${contact}.`,
    ],
  },
  es: {
    subject: (position) => `Su solicitud ha llegado: ${position}`,
    text: ({ position, reference, link, contact }) => [
      `Gracias. Su solicitud para ${position} ha llegado. Su referencia es ${reference}.`,
      'Con este enlace privado usted puede ver cómo va, agregar un currículum, retirarla o borrarla:',
      link,
      'Por favor, no comparta este enlace. Quien lo tenga puede ver su solicitud.',
      `¿Usted no envió una solicitud? Entonces alguien escribió su dirección por error. Por favor, escriba a ${contact}.`,
    ],
  },
  fr: {
    subject: (position) => `Votre candidature est arrivée : ${position}`,
    text: ({ position, reference, link, contact }) => [
      `Merci. Votre candidature pour ${position} est arrivée. Sa référence est ${reference}.`,
      'Avec ce lien privé, vous pouvez voir où elle en est, ajouter un CV, la retirer ou l’effacer :',
      link,
      'Veuillez garder ce lien pour vous. Quiconque l’a peut voir votre candidature.',
      `Vous n’avez pas postulé? Alors quelqu’un a tapé votre adresse par erreur. Veuillez écrire à ${contact}.`,
    ],
  },
  hi: {
    subject: (position) => `आपका आवेदन मिल गया है: ${position}`,
    text: ({ position, reference, link, contact }) => [
      `धन्यवाद। ${position} के लिए आपका आवेदन मिल गया है। इसका संदर्भ नंबर ${reference} है।`,
      'इस निजी लिंक से आप देख सकते हैं कि आवेदन कहाँ तक पहुँचा है, बायोडाटा जोड़ सकते हैं, आवेदन वापस ले सकते हैं या मिटा सकते हैं:',
      link,
      'कृपया यह लिंक अपने पास ही रखें। जिसके पास यह लिंक है, वह आपका आवेदन देख सकता है।',
      `आपने आवेदन नहीं किया? तो किसी ने गलती से आपका पता लिखा है। कृपया ${contact} पर लिखें।`,
    ],
  },
  ar: {
    subject: (position) => `وصل طلبكم: ${position}`,
    text: ({ position, reference, link, contact }) => [
      `شكرًا لكم. وصل طلبكم لوظيفة ${position}. رقمه المرجعي ${reference}.`,
      'بهذا الرابط الخاص يمكنكم معرفة حال الطلب أو إضافة سيرة ذاتية أو سحب الطلب أو حذفه:',
      link,
      'يُرجى الاحتفاظ بهذا الرابط لأنفسكم. من لديه الرابط يمكنه رؤية طلبكم.',
      `لم تتقدموا بطلب؟ إذن كتب أحدهم عنوانكم بالخطأ. يُرجى الكتابة إلى ${contact}.`,
    ],
  },
};

/** The messages of a language; English for a code that is unknown here. */
function mailMessages(language: string): MailMessages {
  return Object.hasOwn(messages, language) ? messages[language as Language] : messages.en;
}
