import type { Messages } from '../../message-types.ts';

export const notFound: Messages['notFound']['notFound'] = {
  title: 'الصفحة غير موجودة',
  description:
    'هذه الصفحة غير موجودة أو نُقلت إلى مكان آخر. عودوا إلى الصفحة الرئيسية، أو افتحوا تطبيق الويب لطرح سؤال.',
  text: 'عذرًا! يبدو أن الصفحة التي تبحثون عنها غير موجودة أو نُقلت إلى مكان آخر.',
  backToHome: 'العودة إلى الصفحة الرئيسية',
  tryWebApp: 'تجربة تطبيق الويب',
};
