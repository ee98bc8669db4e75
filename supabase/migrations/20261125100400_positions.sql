-- The positions that one can apply for. Staff make, publish and close them without a deploy, and an application is taken for these
-- alone: what its mail and its list say of the position comes from here, whatever a sender wrote.
--
-- A position is a draft while `published_on` is null, published from that day on, and closed once `is_open` is false or its last
-- day is over in `time_zone`. private.closed_on() is the one place that decides it. What the law asks of a posting, as far as a row
-- can tell, is in private.position_gaps(): a member of staff publishes nothing that has gaps.
--
-- Texts are by language. A language counts when it is whole (`languages`): the site shows a position in it, else in English. The
-- positions that the site is built with have their texts and their offer there (src/content), unless a row says otherwise.

-- Whether a value is one text: not empty, no white space around it, no control characters; line ends only where it may break.
-- The schema of src/domain/jobs/stored-position.ts has the same rules and lengths; a test compares the two.
create function private.is_text(value jsonb, longest integer, may_break boolean default false) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'string'
     and char_length(value #>> '{}') between 1 and longest
     and (value #>> '{}') !~ '^[ \n]|[ \n]$'
     and (value #>> '{}') !~ case when may_break then '[\u0001-\u0009\u000B-\u001F\u007F-\u009F]' else '[\u0001-\u001F\u007F-\u009F]' end
$$;

-- Whether a value is a list of 1 to 20 texts.
create function private.is_list(value jsonb) returns boolean
  language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) is distinct from 'array' then false
    else jsonb_array_length(value) between 1 and 20 and not exists (
      select from jsonb_array_elements(value) as item (words) where private.is_text(item.words, 500) is not true)
    end
$$;

-- Whether a value holds texts under some of the site's languages.
create function private.are_texts(texts jsonb, longest integer) returns boolean
  language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(texts) is distinct from 'object' then false
    else not exists (
      select from jsonb_each(texts) as t (language, words)
       where t.language <> all (private.languages()) or private.is_text(t.words, longest) is not true)
    end
$$;

-- Whether a value holds, under some of the site's languages, texts that only the page of a position shows.
create function private.are_page_texts(texts jsonb) returns boolean
  language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(texts) is distinct from 'object' then false
    else not exists (
      select from jsonb_each(texts) as t (language, parts)
       where t.language <> all (private.languages()) or jsonb_typeof(t.parts) <> 'object'
          or exists (
            select from jsonb_each(case jsonb_typeof(t.parts) when 'object' then t.parts else '{}' end) as part (name, words)
             where case when part.name = 'overview' then private.is_text(part.words, 4000, true)
                        when part.name in ('responsibilities', 'qualifications', 'benefits') then private.is_list(part.words)
                        else false end is not true))
    end
$$;

-- Whether a value is an offer: how pay is counted, whether the job is open now, and the pay in each country where it is offered,
-- null where nobody has set it yet.
create function private.is_offer(offer jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(offer) is distinct from 'object' or jsonb_typeof(offer -> 'pay') is distinct from 'object' then false
    else offer - array['unit', 'vacancy', 'pay'] = '{}'
     and coalesce(offer ->> 'unit' in ('YEAR', 'HOUR') and offer ->> 'vacancy' in ('open-now', 'later'), false)
     and not exists (
      select from jsonb_each(offer -> 'pay') as p (country, pay)
       where p.country not in ('US', 'CA', 'MX', 'IN')
          or case jsonb_typeof(p.pay)
               when 'null' then false
               when 'object' then (
                 p.pay - array['minimum', 'maximum'] = '{}'
                 and jsonb_typeof(p.pay -> 'minimum') = 'number' and p.pay ->> 'minimum' ~ '^[1-9][0-9]{0,7}$'
                 and jsonb_typeof(p.pay -> 'maximum') = 'number' and p.pay ->> 'maximum' ~ '^[1-9][0-9]{0,7}$'
                 and (p.pay ->> 'minimum')::numeric <= (p.pay ->> 'maximum')::numeric) is not true
               else true end)
    end
$$;

-- The languages in which nothing is missing, English first.
create function private.complete_languages(titles jsonb, descriptions jsonb, texts jsonb) returns text[]
  language sql immutable security definer set search_path = '' as $$
  select array(
    select language from unnest(private.languages()) with ordinality as l (language, place)
     where titles ? language and descriptions ? language
       and texts -> language ?& array['overview', 'responsibilities', 'qualifications', 'benefits']
     order by place)
$$;

-- Checks and generated columns of the table run as whoever writes the row, who may not look into this schema: those that call
-- another function do so as their owner.
grant execute on function private.is_text(jsonb, integer, boolean), private.is_list(jsonb), private.are_texts(jsonb, integer),
  private.are_page_texts(jsonb), private.is_offer(jsonb), private.complete_languages(jsonb, jsonb, jsonb)
  to anon, authenticated, service_role;

create table public.positions (
  job_id          text        primary key,
  is_built_in     boolean     not null default false,
  category        text        not null,
  employment_type text        not null,
  titles          jsonb       not null,
  descriptions    jsonb       not null default '{}',
  texts           jsonb       not null default '{}',
  languages       text[]      not null generated always as (private.complete_languages(titles, descriptions, texts)) stored,
  offer           jsonb,
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
  constraint positions_titles_check check (titles ? 'en' and private.are_texts(titles, 160)),
  constraint positions_descriptions_check check (private.are_texts(descriptions, 600)),
  constraint positions_texts_check check (private.are_page_texts(texts)),
  constraint positions_offer_check check (offer is null or private.is_offer(offer)),
  -- A day that a browser can show: `infinity` is none.
  constraint positions_published_on_check check (published_on between '2020-01-01' and '2099-12-31'),
  constraint positions_closes_on_check check (closes_on between '2020-01-01' and '2099-12-31'),
  constraint positions_time_zone_check check (char_length(time_zone) <= 64)
);
comment on table public.positions is 'What one can apply for: drafts, published and closed positions.';
comment on column public.positions.is_built_in is 'Whether the site is built with it; set by migrations alone.';
comment on column public.positions.titles is 'The title by language: {"en": "…", "es": "…"}. English is never missing.';
comment on column public.positions.descriptions is 'What the list and search engines show below the title, by language.';
comment on column public.positions.texts is
  'What its page says, by language: {"en": {"overview": "…", "responsibilities": ["…"], "qualifications": ["…"], "benefits": ["…"]}}.';
comment on column public.positions.languages is 'The languages in which nothing is missing; the site shows it in these.';
comment on column public.positions.offer is
  'Pay by country, in whole units: {"unit": "YEAR", "vacancy": "open-now", "pay": {"US": {"minimum": 1, "maximum": 2}}}. It is offered in these.';
comment on column public.positions.published_on is 'Day of the posting, and the first of which it can be seen; null for a draft.';
comment on column public.positions.is_open is 'False once staff have closed it.';
comment on column public.positions.closes_on is 'The last day, which ends in `time_zone`; null without one.';
-- src/domain/jobs/offer.ts names the same; a test compares the two.
comment on column public.positions.time_zone is 'Where the last day ends: where it ends last in the countries of the offer.';
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
grant execute on function private.is_published(public.positions) to anon, authenticated;

-- What a posting must not lack, as far as its row can tell: the places of src/domain/jobs/posting-needs.ts, in their order. What the
-- site is built with says there what its row leaves out.
create function private.position_gaps(p public.positions) returns text[]
  language sql stable set search_path = '' as $$
  select array_remove(array[
    case when not p.is_built_in and not coalesce(
                p.descriptions ? 'en' and p.texts -> 'en' ?& array['overview', 'responsibilities', 'qualifications'], false)
         then 'texts' end,
    case when not p.is_built_in and not coalesce(p.texts -> 'en' ? 'benefits', false) then 'benefits' end,
    case when not (p.is_built_in and p.offer is null)
          and (p.offer is null or p.offer -> 'pay' = '{}' or exists (
                 select from jsonb_each(p.offer -> 'pay') as o (country, pay) where jsonb_typeof(o.pay) = 'null'))
         then 'pay' end,
    -- Ontario, O. Reg. 476/24
    case when p.offer ->> 'unit' = 'YEAR'
          and (p.offer #>> '{pay,CA,maximum}')::numeric - (p.offer #>> '{pay,CA,minimum}')::numeric > 50000
         then 'range' end,
    case when not p.is_built_in and (p.closes_on > coalesce(p.published_on, (now() at time zone 'UTC')::date)) is not true
         then 'last-day' end,
    -- Quebec, Charter of the French Language, s. 41
    case when not p.is_built_in and p.offer -> 'pay' ? 'CA'
          and not ('fr' = any (private.complete_languages(p.titles, p.descriptions, p.texts)))
         then 'french' end], null)
$$;

create function private.prepare_position() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  gaps text[];
begin
  if tg_op = 'UPDATE' and new.job_id <> old.job_id then
    raise exception using errcode = '42501', message = 'A position keeps its id.';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.positions) >= private.limit_of('positions') then
    raise exception using errcode = 'PT400', message = 'There are too many positions.', hint = 'too_many_positions';
  end if;
  perform now() at time zone new.time_zone;   -- raises 22023 for a zone that there is not
  -- imports and the command line bring rows as they were
  if current_setting('role', true) = 'authenticated' then
    if tg_op = 'UPDATE' and old.published_on is not null and new.published_on is distinct from old.published_on then
      raise exception using errcode = 'PT409', hint = 'position_published',
        message = 'A published position keeps the day of its posting. Close it instead.';
    end if;
    if new.published_on < (now() at time zone 'UTC')::date - 1 and (tg_op = 'INSERT' or old.published_on is null) then
      raise exception using errcode = '22023', message = 'Nothing is published on a day that is over.';
    end if;
    -- whatever is missing, closing is never in the way of it
    if new.published_on is not null and (
         tg_op = 'INSERT' or old.published_on is null or (new.is_open and not old.is_open)
         or (new.titles, new.descriptions, new.texts, new.offer, new.closes_on)
            is distinct from (old.titles, old.descriptions, old.texts, old.offer, old.closes_on)) then
      gaps := private.position_gaps(new);
      if cardinality(gaps) > 0 then
        raise exception using errcode = '23514', hint = 'position_incomplete',
          message = 'The law asks for more than this position says.', detail = array_to_string(gaps, ',');
      end if;
    end if;
    new.closed_at := case when new.is_open then null
                          when tg_op = 'UPDATE' and not old.is_open then old.closed_at
                          else now() end;
  else
    new.closed_at := case when new.is_open then null else coalesce(new.closed_at, now()) end;
  end if;
  -- The text of it is compared by whoever changes the row next: never twice the same.
  new.updated_at := greatest(now(), case tg_op when 'UPDATE' then old.updated_at + interval '1 microsecond' end);
  new.updated_by := auth.uid();
  return new;
end $$;
create trigger position_prepare before insert or update on public.positions
  for each row execute function private.prepare_position();

-- What a change has changed, by its columns; texts by their language.
create function private.changed_parts(old public.positions, new public.positions) returns text[]
  language sql immutable set search_path = '' as $$
  select array_remove(array[
      case when old.category is distinct from new.category then 'category' end,
      case when old.employment_type is distinct from new.employment_type then 'employment type' end,
      case when old.offer is distinct from new.offer then 'offer' end,
      case when old.closes_on is distinct from new.closes_on then 'last day' end], null)
    || array(
      select 'texts in ' || language from unnest(private.languages()) language
       where (old.titles -> language, old.descriptions -> language, old.texts -> language)
             is distinct from (new.titles -> language, new.descriptions -> language, new.texts -> language))
$$;

create function private.audit_positions() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit('position_removed', null, jsonb_build_object('job_id', old.job_id));
  else
    perform private.write_audit(
      case when tg_op = 'INSERT' then 'position_made'
           when old.published_on is null and new.published_on is not null then 'position_published'
           when old.is_open and not new.is_open then 'position_closed'
           when new.is_open and not old.is_open then 'position_opened'
           else 'position_changed' end,
      null,
      jsonb_build_object(
        'job_id', new.job_id, 'published_on', new.published_on, 'is_open', new.is_open, 'closes_on', new.closes_on)
      || case when tg_op = 'UPDATE' then jsonb_build_object('changed', private.changed_parts(old, new)) else '{}' end);
  end if;
  return null;
end $$;

-- The list that the site is built with (src/content/jobs.ts), written by `npm run words -- compile`.
insert into public.positions (is_built_in, job_id, category, employment_type, published_on, titles) values
  (true, 'growth-partnerships-lead', 'Growth', 'Full-time', '2026-11-02',
   '{"en": "Growth Partnerships Lead", "es": "Líder de alianzas y crecimiento", "fr": "Responsable des partenariats et de la croissance", "hi": "साझेदारी प्रमुख", "ar": "قيادة الشراكات ونمو العمل"}'),
  (true, 'growth-analyst-intern', 'Growth', 'Intern', '2026-11-02',
   '{"en": "Growth Analyst Intern", "es": "Practicante de análisis de crecimiento", "fr": "Stagiaire en analyse de la croissance", "hi": "आँकड़ों के काम में इंटर्न", "ar": "تدريب في تحليل نمو العمل"}'),
  (true, 'field-marketing-specialist', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Field Marketing Specialist", "es": "Especialista en mercadotecnia de campo", "fr": "Spécialiste du marketing de terrain", "hi": "फ़ील्ड मार्केटिंग स्पेशलिस्ट", "ar": "التسويق الميداني"}'),
  (true, 'community-outreach-coordinator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Community Outreach Coordinator", "es": "Coordinador o coordinadora de enlace comunitario", "fr": "Agente ou agent de liaison communautaire", "hi": "लोगों से जुड़ाव का काम", "ar": "تنسيق التواصل المجتمعي"}'),
  (true, 'graphic-designer', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Graphic Designer", "es": "Diseñador gráfico o diseñadora gráfica", "fr": "Graphiste", "hi": "ग्राफ़िक डिज़ाइनर", "ar": "التصميم الجرافيكي"}'),
  (true, 'video-editor-animator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Video Editor and Animator", "es": "Editor o editora de video y animación", "fr": "Spécialiste du montage vidéo et de l’animation", "hi": "वीडियो एडिटर और एनिमेटर", "ar": "مونتاج الفيديو والرسوم المتحركة"}'),
  (true, 'content-creator', 'Marketing', 'Part-time', '2026-11-02',
   '{"en": "Content Creator", "es": "Creador o creadora de contenido", "fr": "Créatrice ou créateur de contenu", "hi": "कंटेंट क्रिएटर", "ar": "كتابة المحتوى"}'),
  (true, 'social-media-manager', 'Marketing', 'Full-time', '2026-11-02',
   '{"en": "Social Media Manager", "es": "Responsable de redes sociales", "fr": "Gestionnaire des médias sociaux", "hi": "सोशल मीडिया मैनेजर", "ar": "إدارة وسائل التواصل الاجتماعي"}'),
  (true, 'product-tester', 'Other', 'Part-time', '2026-11-02',
   '{"en": "Product Tester", "es": "Evaluador o evaluadora de producto", "fr": "Testeuse ou testeur de produit", "hi": "प्रोडक्ट टेस्टर", "ar": "اختبار المنتج"}'),
  (true, 'open-application', 'Other', 'Full-time', '2026-11-02',
   '{"en": "Open Application", "es": "Postulación abierta", "fr": "Candidature spontanée", "hi": "खुला आवेदन", "ar": "طلب مفتوح"}');

-- After the list, which nobody has changed.
create trigger positions_audit after insert or update or delete on public.positions
  for each row execute function private.audit_positions();

grant select (job_id, is_built_in, category, employment_type, titles, descriptions, texts, languages, offer, published_on, is_open,
    closes_on, time_zone, updated_at)
  on public.positions to anon;
-- An upsert sets the key as well; a trigger refuses another one.
grant select (job_id, is_built_in, category, employment_type, titles, descriptions, texts, languages, offer, published_on, is_open,
    closes_on, time_zone, updated_at, updated_by),
  insert (job_id, category, employment_type, titles, descriptions, texts, offer, published_on, is_open, closes_on, time_zone),
  update (job_id, category, employment_type, titles, descriptions, texts, offer, published_on, is_open, closes_on, time_zone), delete
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

-- A draft that nobody has seen can go. A published position is closed: people have applied for it, or kept its address.
create policy "staff remove drafts"
  on public.positions for delete to authenticated
  using (published_on is null and (select private.staff_role()) in ('staff', 'admin'));

-- An application is for a position that is published and open, also from pages that were opened before it closed, and its title is
-- the position's own in the language of the page. After the guard: a repeated request for an application that has arrived in time
-- is told so. An id that cannot be one is left to its check, which names the field.
create function private.judge_position(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.positions;
begin
  select * into wanted from public.positions p where p.job_id = a.job_id and private.is_published(p);
  if not found then
    if (a.job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$') is not true then
      return a;
    end if;
    raise exception using errcode = 'PT404', message = 'There is no such position.', hint = 'position_unknown';
  end if;
  if private.closed_on(wanted.job_id) is not null then
    raise exception using errcode = 'PT410',
      message = 'This position is closed and takes no more applications.',
      hint = 'position_closed';
  end if;
  a.job_title := coalesce(wanted.titles ->> a.language, wanted.titles ->> 'en');
  return a;
end $$;
