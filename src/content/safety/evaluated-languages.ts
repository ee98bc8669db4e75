import { isEvaluatedIn } from '../../domain/safety/measured.ts';
import type { ModelCard } from '../../domain/safety/model-card.ts';
import { messages } from '../../i18n/messages.ts';
import card from './model-card.json' with { type: 'json' };

/** Whether the model card in use has results for the language of this page. `build/model-card.ts` has checked it: hence `as`. */
export const isPageLanguageEvaluated = (): boolean => isEvaluatedIn(messages.language, card as ModelCard);
