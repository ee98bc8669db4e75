-- What an applicant reads by the own link beyond how the application stands (applicant_links): the words that were sent. They are
-- shown when the person asks, not with the page.

-- Named one by one, so that no column of staff or of the machinery is ever among them. The reason to join is the one column named
-- after the product.
create function public.sent_by_link(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own public.applications := private.application_of(sent_by_link.secret);
begin
  if not private.count_try(sent_by_link.secret) then
    return private.ask_again();
  end if;
  return (
    select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(own)) as c
     where own.id is not null
       and (c.key in ('full_name', 'email', 'phone', 'linkedin_profile', 'cover_letter') or starts_with(c.key, 'why_join_')));
end $$;
revoke all on function public.sent_by_link(text) from public, anon, authenticated, service_role;
grant execute on function public.sent_by_link(text) to anon;
