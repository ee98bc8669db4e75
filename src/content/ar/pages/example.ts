import { brand } from '../../../brand/brand.ts';
import type { Words } from '../../words.ts';

export const example: Words['example']['example'] = {
  head: {
    title: `مثال – ${brand.productName}`,
    description: 'صفحة مثال توضح ما يلزم لإضافة صفحة إلى الموقع وإلى الكشك في المراكز الصحية.',
  },
  heading: 'مثال',
  lead: 'صفحة مثال توضح ما يلزم لإضافة صفحة إلى الموقع وإلى الكشك في المراكز الصحية.',
};
