-- How hiring goes, in numbers and ages alone: nobody is named.

-- Days from a time until now, with a tenth; what lies ahead is none.
create function private.days_since(at timestamptz) returns numeric
  language sql stable set search_path = '' as
$$ select greatest(round(extract(epoch from now() - at) / 86400, 1), 0) $$;

-- For each position: applications by the week in which they came, of this year of weeks; how many are in each state now and for how many
-- days; decisions by month, of the last twelve. Weeks (they begin on Monday) and months are those of the time zone. A state counts from
-- when its applicant sees it. All of it stands in applications_list_idx.
-- @returns {"this_week": day, "this_month": day, "weeks": [{"job_id", "week", "number"}],
--   "states": [{"job_id": null for all positions, "state", "number", "median_days", "longest_days"}],
--   "outcomes": [{"job_id", "month", "state", "number"}]}
-- @throws 22023 for a time zone that there is not
create function public.applications_overview(zone text default 'UTC') returns jsonb
  language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  this_week date;
  this_month date;
  week_starts timestamptz[];   -- the place of a time among them costs a tenth of date_trunc in a time zone
  month_starts timestamptz[];
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  perform private.refuse_odd(char_length(applications_overview.zone) <= 64);
  this_week := date_trunc('week', now() at time zone applications_overview.zone);
  this_month := date_trunc('month', now() at time zone applications_overview.zone);
  week_starts := array(select (this_week - 7 * n)::timestamp at time zone applications_overview.zone from generate_series(52, 0, -1) n);
  month_starts := array(select (this_month - make_interval(months => n)) at time zone applications_overview.zone
                          from generate_series(11, 0, -1) n);
  return jsonb_build_object('this_week', this_week, 'this_month', this_month,
    'weeks', (
      select coalesce(jsonb_agg(jsonb_build_object('job_id', w.job_id, 'week', this_week - 7 * (53 - w.place), 'number', w.number)
                                order by w.place, w.job_id), '[]')
        from (select a.job_id, width_bucket(a.created_at, week_starts) as place, count(*) as number
                from public.applications a where a.created_at >= week_starts[1] group by 1, 2) w),
    'states', (
      select coalesce(jsonb_agg(jsonb_build_object('job_id', s.job_id, 'state', s.state, 'number', s.number,
                                                   'median_days', private.days_since(s.median), 'longest_days', private.days_since(s.first))
                                order by s.job_id nulls first, s.state), '[]')
        from (select b.job_id, b.state, count(*) as number, min(b.at) as first, percentile_disc(0.5) within group (order by b.at) as median
                from (select a.job_id collate "C" as job_id, a.state collate "C" as state, a.state_shown_at as at
                        from public.applications a) b
               group by grouping sets ((b.state, b.job_id), (b.state))) s),
    'outcomes', (
      select coalesce(jsonb_agg(jsonb_build_object('job_id', o.job_id, 'state', o.state, 'number', o.number,
                                                   'month', (this_month - make_interval(months => 12 - o.place))::date)
                                order by o.place, o.job_id, o.state), '[]')
        from (select a.job_id, a.state, width_bucket(least(a.state_shown_at, now()), month_starts) as place, count(*) as number
                from public.applications a
               where a.state in ('hired', 'declined', 'withdrawn') and a.state_shown_at >= month_starts[1] group by 1, 2, 3) o));
end $$;
grant execute on function public.applications_overview(text) to authenticated;
