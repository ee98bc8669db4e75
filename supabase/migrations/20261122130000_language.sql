-- The language of the page on which somebody applied: in it staff answer them. Codes are those of src/domain/language.ts; a test
-- compares the two. Pages that were open before this migration send none: they were in English, as all applications before.
alter table public.applications
  add column language text not null default 'en',
  add constraint applications_language_check check (language in ('en', 'es', 'fr', 'hi', 'ar'));

comment on column public.applications.language is 'Language of the page on which the application was written.';

grant insert (language) on public.applications to anon, authenticated;
