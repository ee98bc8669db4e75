import type { Messages } from '../../message-types.ts';

export const notFound: Messages['notFound']['notFound'] = {
  title: 'الصفحة غير موجودة',
  description:
    'هذه الصفحة غير موجودة أو تغيّر مكانها. عودوا إلى الصفحة الرئيسية، أو افتحوا تطبيق الويب لطرح سؤال.',
  text: 'عذرًا! يبدو أن الصفحة التي تبحثون عنها غير موجودة أو تغيّر مكانها.',
  backToHome: 'العودة إلى الصفحة الرئيسية',
  tryWebApp: 'تجربة تطبيق الويب',
};
