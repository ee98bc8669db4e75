-- The position of an accessibility tester, as the site is built with it.
insert into public.positions (is_built_in, job_id, category, employment_type, published_on, titles) values
  (true, 'accessibility-tester', 'Other', 'Part-time', '2026-11-20',
   '{"en": "Accessibility Tester", "es": "Probador de accesibilidad", "fr": "Essais d’accessibilité", "hi": "सुगमता परीक्षक", "ar": "اختبار سهولة الوصول"}');
