-- Addresses are judged as the form judges them (src/domain/application/rules.ts; a test compares the two): a valid e-mail
-- address of the HTML standard whose part before the at-sign is a dot-atom, and a LinkedIn host in any case.
-- "not valid": rows from before keep the address that their applicant gave; every new row is checked.
alter table public.applications
  drop constraint applications_email_check,
  add constraint applications_email_check check (
    char_length(email) <= 254
    and email ~ '^[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')
    not valid,
  drop constraint applications_linkedin_profile_check,
  add constraint applications_linkedin_profile_check check (
    linkedin_profile = ''
    or (char_length(linkedin_profile) <= 300
        and linkedin_profile ~ '^[hH][tT][tT][pP][sS]://([a-zA-Z]{2,3}\.)?[lL][iI][nN][kK][eE][dD][iI][nN]\.[cC][oO][mM]/in/[A-Za-z0-9_%-]+/?$'))
    not valid;
