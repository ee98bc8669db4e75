-- The positions that one can apply for. Staff make, publish and close them without a deploy, and an application is taken for these
-- alone: what its mail and its list say of the position comes from here, whatever a sender wrote.
--
-- A position is a draft while `published_on` is null, published from that day on, and closed once `is_open` is false or its last
-- day is over in `time_zone`. private.closed_on() is the one place that decides it. Texts that only the job page shows may be
-- added beside `titles`, by language in the same way.

-- Whether every value is a text of 1 to `longest` letters under one of the site's languages, English among them: what a position
-- says must be sayable to everybody.
create function private.is_in_languages(texts jsonb, longest integer) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(texts) is distinct from 'object' then false
    else texts ? 'en' and not exists (
      select from jsonb_each(texts) as t (language, words)
       where t.language not in ('en', 'es', 'fr', 'hi', 'ar') or jsonb_typeof(t.words) <> 'string'
          or char_length(btrim(t.words #>> '{}')) not between 1 and longest or t.words #>> '{}' ~ '[[:cntrl:]]')
    end
$$;
-- A check of the table runs as whoever writes the row.
revoke all on function private.is_in_languages(jsonb, integer) from public;
grant execute on function private.is_in_languages(jsonb, integer) to anon, authenticated, service_role;

create table public.positions (
  job_id          text        primary key,
  category        text        not null,
  employment_type text        not null,
  titles          jsonb       not null,
  published_on    date,
  is_open         boolean     not null default true,
  closes_on       date,
  time_zone       text        not null default 'Pacific/Honolulu',
  closed_at       timestamptz,
  updated_at      timestamptz not null default now(),
  updated_by      uuid,
  constraint positions_job_id_check check (char_length(job_id) <= 80 and job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Words are those of src/domain/jobs/job.ts; a test compares the two.
  constraint positions_category_check check (category in ('Growth', 'Marketing', 'Other')),
  constraint positions_employment_type_check check (employment_type in ('Full-time', 'Part-time', 'Intern')),
  constraint positions_titles_check check (private.is_in_languages(titles, 160)),
  -- A day that a browser can show: `infinity` is none.
  constraint positions_published_on_check check (published_on between '2020-01-01' and '2099-12-31'),
  constraint positions_closes_on_check check (closes_on between '2020-01-01' and '2099-12-31'),
  constraint positions_time_zone_check check (char_length(time_zone) <= 64)
);
comment on table public.positions is 'What one can apply for: drafts, published and closed positions.';
comment on column public.positions.titles is 'The title by language: {"en": "…", "es": "…"}. English is never missing.';
comment on column public.positions.published_on is 'Day of the posting, and the first of which it can be seen; null for a draft.';
comment on column public.positions.is_open is 'False once staff have closed it.';
comment on column public.positions.closes_on is 'The last day, which ends in `time_zone`; null without one.';
-- src/content/employer.ts names the same; a test compares the two.
comment on column public.positions.time_zone is 'Where the last day ends: by default where it ends last in the countries of the offer.';
comment on column public.positions.closed_at is 'When staff closed it; set by the database.';

-- Whether everybody may see a position: it is published, and its day has come.
create function private.is_published(p public.positions) returns boolean
  language sql stable set search_path = '' as
$$ select p.published_on is not null and p.published_on <= (now() at time zone 'UTC')::date $$;

-- The day on which a position closed; null while it takes applications, and for one that there is not.
create function private.closed_on(position_id text) returns date
  language sql stable security definer set search_path = '' as $$
  select case
      when not p.is_open then (p.closed_at at time zone p.time_zone)::date
      when p.closes_on < (now() at time zone p.time_zone)::date then p.closes_on
    end
    from public.positions p where p.job_id = position_id
$$;
revoke all on function private.is_published(public.positions), private.closed_on(text) from public;
grant execute on function private.is_published(public.positions) to anon, authenticated;

create function private.prepare_position() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.job_id <> old.job_id then
    raise exception using errcode = '42501', message = 'A position keeps its id.';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.positions) >= private.limit_of('positions') then
    raise exception using errcode = 'PT400', message = 'There are too many positions.', hint = 'too_many_positions';
  end if;
  perform now() at time zone new.time_zone;   -- raises 22023 for a zone that there is not
  new.closed_at := case when new.is_open then null
                        when tg_op = 'UPDATE' and not old.is_open then old.closed_at
                        else now() end;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end $$;
create trigger position_prepare before insert or update on public.positions
  for each row execute function private.prepare_position();

create function private.audit_positions() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit('position_removed', null, jsonb_build_object('job_id', old.job_id));
  else
    perform private.write_audit('position_changed', null, jsonb_build_object(
      'job_id', new.job_id, 'published_on', new.published_on, 'is_open', new.is_open, 'closes_on', new.closes_on));
  end if;
  return null;
end $$;
revoke all on function private.prepare_position(), private.audit_positions() from public;

-- The list that the site is built with (src/content/jobs.ts); a test compares the two.
insert into public.positions (job_id, category, employment_type, published_on, titles) values
  ('growth-partnerships-lead', 'Growth', 'Full-time', '2026-11-02',
   '{"en": "Growth Partnerships Lead", "es": "Líder de alianzas y crecimiento", "fr": "Responsable des partenariats et de la croissance", "hi": "साझेदारी प्रमुख", "ar": "قيادة شراكات النمو"}'),
  ('growth-analyst-intern', 'Growth', 'Intern', '2026-11-02',
   '{"en": "Growth Analyst Intern", "es": "Practicante de análisis de crecimiento", "fr": "Stagiaire en analyse de la croissance", "hi": "आँकड़ों के काम में इंटर्न", "ar": "تدريب في تحليل النمو"}'),
  ('field-marketing-specialist', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Field Marketing Specialist", "es": "Especialista en mercadotecnia de campo", "fr": "Spécialiste du marketing de terrain", "hi": "फ़ील्ड मार्केटिंग स्पेशलिस्ट", "ar": "التسويق الميداني"}'),
  ('community-outreach-coordinator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Community Outreach Coordinator", "es": "Coordinador o coordinadora de enlace comunitario", "fr": "Agente ou agent de liaison communautaire", "hi": "लोगों से जुड़ाव का काम", "ar": "تنسيق التواصل المجتمعي"}'),
  ('graphic-designer', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Graphic Designer", "es": "Diseñador gráfico o diseñadora gráfica", "fr": "Graphiste", "hi": "ग्राफ़िक डिज़ाइनर", "ar": "التصميم الجرافيكي"}'),
  ('video-editor-animator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Video Editor and Animator", "es": "Editor o editora de video y animación", "fr": "Spécialiste du montage vidéo et de l’animation", "hi": "वीडियो एडिटर और एनिमेटर", "ar": "مونتاج الفيديو والرسوم المتحركة"}'),
  ('content-creator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Content Creator", "es": "Creador o creadora de contenido", "fr": "Créatrice ou créateur de contenu", "hi": "कंटेंट क्रिएटर", "ar": "كتابة المحتوى"}'),
  ('social-media-manager', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Social Media Manager", "es": "Responsable de redes sociales", "fr": "Gestionnaire des médias sociaux", "hi": "सोशल मीडिया मैनेजर", "ar": "إدارة وسائل التواصل الاجتماعي"}'),
  ('product-tester', 'Other', 'Part-time', '2026-11-02',
   '{"en": "Product Tester", "es": "Evaluador o evaluadora de producto", "fr": "Testeuse ou testeur de produit", "hi": "प्रोडक्ट टेस्टर", "ar": "اختبار المنتج"}'),
  ('open-application', 'Other', 'Full-time', '2026-11-02',
   '{"en": "Open Application", "es": "Postulación abierta", "fr": "Candidature spontanée", "hi": "खुला आवेदन", "ar": "طلب مفتوح"}');

-- After the list, which nobody has changed.
create trigger positions_audit after insert or update or delete on public.positions
  for each row execute function private.audit_positions();

revoke all on public.positions from public, anon, authenticated, service_role;
grant select (job_id, category, employment_type, titles, published_on, is_open, closes_on, time_zone) on public.positions to anon;
-- An upsert sets the key as well; a trigger refuses another one.
grant select (job_id, category, employment_type, titles, published_on, is_open, closes_on, time_zone, updated_at),
  insert (job_id, category, employment_type, titles, published_on, is_open, closes_on, time_zone),
  update (job_id, category, employment_type, titles, published_on, is_open, closes_on, time_zone), delete
  on public.positions to authenticated;
grant all on public.positions to service_role;
alter table public.positions enable row level security;

-- The careers pages show them. Drafts are for staff.
create policy "everybody sees published positions"
  on public.positions for select to anon
  using (private.is_published(positions));

create policy "members see every position, others published ones"
  on public.positions for select to authenticated
  using (private.is_published(positions) or (select private.is_staff()));

-- Readers make none.
create policy "staff make positions"
  on public.positions for insert to authenticated
  with check ((select private.staff_role()) in ('staff', 'admin'));

-- Readers close nothing.
create policy "staff change positions"
  on public.positions for update to authenticated
  using ((select private.staff_role()) in ('staff', 'admin'))
  with check ((select private.staff_role()) in ('staff', 'admin'));

-- What somebody has invented can be taken away. Applications keep the title that they were filed under.
create policy "an admin removes positions"
  on public.positions for delete to authenticated
  using ((select private.staff_role()) = 'admin');

-- An application is for a position that is published and open, also from pages that were opened before it closed, and its title is
-- the position's own in the language of the page. After the guard: a repeated request for an application that has arrived in time
-- is told so. An id that cannot be one is left to its check, which names the field.
create function private.judge_position() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.positions;
begin
  -- imports bring applications of positions that are gone
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  select * into wanted from public.positions p where p.job_id = new.job_id and private.is_published(p);
  if not found then
    if (new.job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$') is not true then
      return new;
    end if;
    raise exception using errcode = 'PT404', message = 'There is no such position.', hint = 'position_unknown';
  end if;
  if private.closed_on(wanted.job_id) is not null then
    raise exception using errcode = 'PT410',
      message = 'This position is closed and takes no more applications.',
      hint = 'position_closed';
  end if;
  new.job_title := coalesce(wanted.titles ->> new.language, wanted.titles ->> 'en');
  return new;
end $$;
revoke all on function private.judge_position() from public;
create trigger application_2_judge_position before insert on public.applications
  for each row execute function private.judge_position();
