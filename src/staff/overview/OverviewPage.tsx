import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Overview } from '~/api/answers/overview.ts';
import { routes } from '~/config/staff-paths.ts';
import { applicationStates, type ApplicationState } from '~/domain/contract/staff.ts';
import { readOverview } from '~/staff/api/overview.ts';
import { usePositionTitles } from '~/staff/api/position-titles.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { changeFilters, everything, writeFilters } from '../applications/filters.ts';
import { jobChoices } from '../applications/filter-names.ts';
import { saveFile } from '../applications/save-file.ts';
import { ListTable } from '../components/ListTable.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { useQuery } from '../session/use-query.ts';
import { formatDay, formatMonth, formatShortDay } from '../texts/format-date.ts';
import { counted, formatNumber, stateNames } from '../texts/texts.ts';
import {
  outcomes,
  outcomesByMonth,
  receivedByWeek,
  statesByPosition,
  statesOf,
  undecidedOf,
  undecidedStates,
} from './figures.ts';
import { overviewFile } from './overview-file.ts';
import { BarPlot, ColumnPlot } from './Plots.tsx';
import layout from '../components/Layout.module.css';
import styles from './Overview.module.css';

/** The reader's time zone, whose weeks and months are counted. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** So many bars of positions; the table has all. */
const mostPositions = 15;

const isState = (name: string): name is ApplicationState => applicationStates.some((each) => each === name);
const stateName = (name: string) => (isState(name) ? stateNames[name] : name);

/** How hiring goes: counts and ages alone, of all positions or of the one in the address. */
export function OverviewPage() {
  const [query, setQuery] = useSearchParams();
  const job = query.get('job') ?? '';
  const answer = useQuery(zone, () => readOverview(zone));
  const positions = jobChoices(usePositionTitles());
  const titleOf = (id: string) => positions.find(({ value }) => value === id)?.name ?? id;
  const { value } = answer;
  return (
    <>
      <PageTitle title="Overview" />
      <p>
        {`Numbers and waiting times only. A state counts from the moment the applicant sees it. Weeks begin on Monday, in your time zone (${zone}).`}
      </p>
      <div className={styles.Bar}>
        <SelectField
          id="overview-position"
          label="Position"
          none="All positions"
          value={job}
          choices={positions}
          onChange={(id) => setQuery(id === '' ? {} : { job: id })}
        />
        {value !== null && (
          <Button
            variant="secondary"
            onClick={() => saveFile(overviewFile(value, titleOf, zone), 'overview.csv')}
          >
            Save all figures as CSV
          </Button>
        )}
      </div>
      <LoadState query={answer} loading="Counting …" />
      {value !== null && <Figures figures={value} job={job} titleOf={titleOf} />}
    </>
  );
}

type FiguresProps = { figures: Overview; job: string; titleOf: (job: string) => string };

function Figures({ figures, job, titleOf }: FiguresProps) {
  const states = statesOf(figures, job);
  const total = states.reduce((sum, { number }) => sum + number, 0);
  const undecided = states.filter(({ state }) => undecidedStates.includes(state));
  const waiting = undecided.reduce((sum, { number }) => sum + number, 0);
  if (total === 0) return <p>Nobody has applied yet.</p>;
  const weeks = receivedByWeek(figures, job);
  const months = outcomesByMonth(figures, job);
  const isDecided = months.some(({ values }) => outcomes.some((outcome) => values[outcome] > 0));
  return (
    <>
      <p role="status">{`${counted(total, 'application')}, of which ${counted(waiting, 'is', 'are')} waiting for a decision.`}</p>
      <div className={styles.Figures}>
        <Figure title="Received by week" isWide>
          <ColumnPlot
            label={`Applications by week, from ${formatShortDay(weeks[0]?.name ?? '')}; ${weeks.at(-1)?.values.received ?? 0} in this week.`}
            rows={weeks}
            series={['received']}
            nameOf={formatShortDay}
          />
          <TableBehind caption="Received by week" heads={['Week from', 'Received']}>
            {weeks.toReversed().map(({ name, values }) => (
              <Row key={name} head={formatDay(name)} cells={{ Received: values.received }} />
            ))}
          </TableBehind>
        </Figure>
        <Figure title="Days without a decision">
          <Legend names={{ median: 'Half have waited at most', rest: 'Longest' }} />
          <BarPlot
            label={`Days in each state without a decision: ${undecided.map(({ state, median, longest }) => `${stateNames[state]} half at most ${Math.round(median)}, longest ${Math.round(longest)}`).join('; ')}.`}
            rows={undecided.map(({ state, median, longest }) => ({
              name: state,
              values: { median, rest: longest - median },
            }))}
            series={['median', 'rest']}
            nameOf={stateName}
            sumOf={({ values: { median, rest } }) => `${Math.round(median)} – ${Math.round(median + rest)}`}
          />
          <TableBehind caption="Days in the state" heads={['State', 'Half at most', 'Longest']}>
            {states.map(({ state, median, longest }) => (
              <Row
                key={state}
                head={<ListLink state={state} job={job} />}
                cells={{ 'Half at most': median, Longest: longest }}
              />
            ))}
          </TableBehind>
        </Figure>
        <Figure title="Outcome by month">
          {isDecided ? (
            <>
              <Legend names={{ hired: 'Hired', declined: 'Declined', withdrawn: 'Withdrawn' }} />
              <ColumnPlot
                label={`Decisions by month: in this one ${outcomes.map((outcome) => `${months.at(-1)?.values[outcome] ?? 0} ${stateNames[outcome].toLowerCase()}`).join(', ')}.`}
                rows={months}
                series={outcomes}
                nameOf={formatMonth}
              />
              <TableBehind
                caption="Outcome by month"
                heads={['Month', ...outcomes.map((each) => stateNames[each])]}
              >
                {months.toReversed().map(({ name, values }) => (
                  <Row
                    key={name}
                    head={formatMonth(name)}
                    cells={Object.fromEntries(outcomes.map((each) => [stateNames[each], values[each]]))}
                  />
                ))}
              </TableBehind>
            </>
          ) : (
            <p>Nothing was decided in the last twelve months.</p>
          )}
        </Figure>
        {job === '' && <Positions figures={figures} titleOf={titleOf} />}
      </div>
    </>
  );
}

function Positions({ figures, titleOf }: Omit<FiguresProps, 'job'>) {
  const rows = statesByPosition(figures);
  const shown = rows.slice(0, mostPositions).filter((row) => undecidedOf(row) > 0);
  return (
    <Figure title="Waiting for a decision, by position" isWide>
      <Legend names={Object.fromEntries(undecidedStates.map((state) => [state, stateNames[state]]))} />
      {shown.length > 0 && (
        <BarPlot
          label={`Undecided applications by position: ${shown.map((row) => `${titleOf(row.name)} ${undecidedOf(row)}`).join(', ')}.`}
          rows={shown}
          series={undecidedStates}
          nameOf={titleOf}
        />
      )}
      {rows.length > shown.length && (
        <p>{`${rows.length} positions have applications; the table has all of them.`}</p>
      )}
      <TableBehind
        caption="Applications of each position"
        heads={['Position', ...applicationStates.map((state) => stateNames[state])]}
      >
        {rows.map(({ name, values }) => (
          <Row
            key={name}
            head={<Link to={`${routes.overview}?job=${encodeURIComponent(name)}`}>{titleOf(name)}</Link>}
            cells={Object.fromEntries(applicationStates.map((state) => [stateNames[state], values[state]]))}
          />
        ))}
      </TableBehind>
    </Figure>
  );
}

type FigureProps = { title: string; isWide?: boolean; children: ReactNode };

function Figure({ title, isWide = false, children }: FigureProps) {
  const id = title.replaceAll(/\W+/g, '-').toLowerCase();
  return (
    <section
      aria-labelledby={id}
      className={`${layout.Card} ${styles.Figure}`}
      data-wide={isWide ? '' : undefined}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The numbers of a plot. */
function TableBehind(props: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <details>
      <summary>{`Table: ${props.caption}`}</summary>
      <ListTable {...props} />
    </details>
  );
}

type RowProps = { head: ReactNode; cells: Readonly<Record<string, number>> };

function Row({ head, cells }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {Object.entries(cells).map(([name, number]) => (
        <td key={name} data-label={name}>
          {formatNumber(number)}
        </td>
      ))}
    </tr>
  );
}

/** What the marks of a plot's series mean. */
function Legend({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <ul role="list" className={styles.Legend}>
      {Object.entries(names).map(([series, name]) => (
        <li key={series}>
          <svg aria-hidden="true" width="20" height="20">
            <rect data-series={series} x="2" y="2" width="16" height="16" />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The list of what is in a state, oldest first. */
function ListLink({ job, state }: { job: string; state: ApplicationState }) {
  const search = writeFilters(changeFilters(everything, { job, state, order: 'ascending' }));
  return <Link to={{ pathname: routes.list, search }}>{stateNames[state]}</Link>;
}
