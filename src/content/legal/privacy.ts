import { paths } from '../../config/paths.ts';
import { privacy as words } from '../en/legal/privacy.ts';
import { controllerFacts } from './controller.ts';
import { legalDocument } from './legal.ts';

export const privacy = legalDocument(words, {
  image: 'privacy',
  iso: '2026-11-22',
  first: { 'contact-us': [{ kind: 'contact' }, controllerFacts] },
  links: { 'information-we-collect': paths.healthData },
});
