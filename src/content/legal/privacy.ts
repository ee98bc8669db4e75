import { paths } from '../../config/paths.ts';
import { messages } from '../../i18n/messages.ts';
import { controllerFacts } from './controller.ts';
import { legalDocument } from './legal.ts';

export const privacy = () =>
  legalDocument(messages.privacy, {
    image: 'privacy',
    iso: '2026-11-22',
    first: { 'contact-us': [{ kind: 'contact' }, controllerFacts()] },
    links: { 'information-we-collect': paths.healthData },
  });
