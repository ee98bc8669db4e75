import { paths } from '../../config/paths.ts';
import { messages } from '../../i18n/messages.ts';
import { controllerFacts } from './controller.ts';
import { legalDocument } from './legal.ts';

/** The separate policy for consumer health data. */
export const healthData = () =>
  legalDocument(messages.healthData, {
    image: 'consumer-health-data',
    iso: '2026-11-22',
    first: { 'contact-us': [{ kind: 'contact' }, controllerFacts()] },
    links: { 'contact-us': paths.privacy },
  });
