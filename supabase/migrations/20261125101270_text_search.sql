-- Searching what applicants, and staff about them, have written: by whole words, and with a trace for each search.

-- The words of a text as searches compare them: of three letters and more, folded, each once. Cut apart here and not by a parser of
-- PostgreSQL, so that it needs no locale that knows the letters of Hindi and Arabic, and takes no address or path for one word.
create function private.words_of(text) returns tsvector
  language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(word, 40))), '')
    from regexp_split_to_table(private.fold(translate($1, '''’‘ʼ`´‛′', '        ')),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u3000-\u303f]+') word
   where char_length(word) >= 3
$$;

-- What a search asks for: every word of it. Null without a word of three letters.
-- @throws 22023 for more than ten words
create function private.query_of(search text) returns tsquery
  language plpgsql stable set search_path = '' as $$
declare
  words text[] := tsvector_to_array(private.words_of(query_of.search));
begin
  perform private.refuse_odd(coalesce(cardinality(words), 0) <= 10, 'A search has at most ten words.');
  return (select string_agg(quote_literal(word), ' & ')::tsquery from unnest(words) word);
end $$;

-- Beside the texts, not in their tables: a change of state would write every word of a letter into the index again.
create table private.written_words (
  source_id      uuid     primary key,   -- of the application, note or letter
  application_id uuid     not null references public.applications (id) on delete cascade,
  source         text     not null check (source in ('application', 'note', 'letter')),
  words          tsvector not null
);
alter table private.written_words enable row level security;   -- no policy: for the functions below only
create index written_words_idx             on private.written_words using gin (words);
create index written_words_application_idx on private.written_words (application_id);

create function private.keep_words() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  written jsonb;
  kind text := case tg_table_name when 'applications' then 'application' when 'application_notes' then 'note' else 'letter' end;
begin
  if tg_op <> 'INSERT' then
    delete from private.written_words w where w.source_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  written := to_jsonb(new);
  insert into private.written_words (source_id, application_id, source, words)
  select new.id, coalesce(written ->> 'application_id', new.id::text)::uuid, kind, private.words_of(string_agg(t.value, ' '))
    from jsonb_each_text(written) t
   where t.key in ('cover_letter', 'subject', 'body') or starts_with(t.key, 'why_join_');   -- named after the brand
  return null;
end $$;
create trigger application_words after insert or update of cover_letter on public.applications
  for each row execute function private.keep_words();
create trigger application_note_words after insert or delete on public.application_notes
  for each row execute function private.keep_words();
create trigger application_letter_words after insert or delete on public.application_letters
  for each row execute function private.keep_words();

-- Searches of the last five minutes, by what they asked for, which the audit does not hold, and whom they showed.
create table private.text_searches (
  actor  uuid        not null,
  digest bytea       not null,
  shown  uuid[]      not null,
  at     timestamptz not null default now()
);
alter table private.text_searches enable row level security;   -- no policy: for the function below only
create index text_searches_idx on private.text_searches (actor, digest);

-- What the caller has asked the same of lately, in transactions before this one.
create function private.searches_before(digest bytea) returns setof private.text_searches
  language sql stable security definer set search_path = '' as $$
  select s.* from private.text_searches s
   where s.actor = auth.uid() and s.digest = searches_before.digest
     and s.at > now() - interval '5 minutes' and s.xmin::text <> pg_current_xact_id()::xid::text
$$;

-- Writes down that the caller searches the texts, and the applications that this shows, [id], unless transactions before this one have;
-- nothing for a search of names alone. A search that shows nobody is written down once.
-- @returns whether it has just been written: then the caller is shown nothing, and calls again
create function private.note_text_search(search text, in_texts boolean, ids jsonb) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  query tsquery := case when note_text_search.in_texts then private.query_of(note_text_search.search) end;
  asked bytea := sha256(convert_to(query::text, 'UTF8'));
  unseen uuid[];
begin
  if query is null then
    return false;
  end if;
  unseen := array(select id::uuid from jsonb_array_elements_text(note_text_search.ids) id
                  except select unnest(s.shown) from private.searches_before(asked) s);
  if unseen = '{}' and exists (select from private.searches_before(asked)) then
    return false;
  end if;
  delete from private.text_searches s where s.at < now() - interval '5 minutes';
  insert into private.text_searches (actor, digest, shown) values (auth.uid(), asked, unseen);
  perform private.write_audit('searched', null, application_ids => nullif(unseen, '{}'));
  return true;
end $$;
