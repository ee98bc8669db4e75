import type { Messages } from '../message-types.ts';

/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen: Messages['errorScreen']['errorScreen'] = {
  title: 'هذه الشاشة في استراحة قصيرة',
  text: 'ستعود وحدها خلال بضع دقائق.',
  tell: 'نرجو إخبار أحد الموظفين.',
  orCall: 'نرجو إخبار أحد الموظفين، أو الاتصال على',
};
