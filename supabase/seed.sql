-- Loaded by `supabase db reset` on a developer's machine only; neither `db push` nor the embedded backend reads it.
-- One invented application, so that the staff tools have something to show.
insert into public.applications
  (job_id, job_title, full_name, email, phone, resume_url, cover_letter, linkedin_profile, why_join_fernwell)
values
  ('open-application', 'Open Application', 'Sample Applicant', 'sample@applicant.example', '+12065550100', '',
   repeat('This is an invented cover letter for trying out the staff tools. ', 2), '',
   repeat('This is an invented reason for joining. ', 2));
