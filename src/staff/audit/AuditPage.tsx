import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { AuditLogPage, Member } from '~/api/answers/members.ts';
import { referenceOf, spacedReference } from '~/domain/application/reference.ts';
import { readAuditLog } from '~/staff/api/audit-log.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { routes } from '../../config/staff-paths.ts';
import { ListShell } from '../components/ListShell.tsx';
import { pageSize, usePage } from '../components/paging.ts';
import { SelectField, type Choice } from '../components/SelectField.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { actionChoices, actionText, actorText, detailText, programChoices } from '../texts/audit-texts.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { counted } from '../texts/texts.ts';
import { useMembers } from '../session/use-members.ts';
import { useQuery } from '../session/use-query.ts';
import {
  auditQuery,
  noFilters,
  readAuditFilters,
  readReference,
  type AuditFilters,
} from './audit-filters.ts';
import styles from './Audit.module.css';

/** The audit log of reads and changes, for auditors. It cannot be changed. */
export function AuditPage() {
  const { page, offset } = usePage();
  const [address] = useSearchParams();
  const filters = readAuditFilters(address);
  const query = useQuery(`${page} ${auditQuery(filters)}`, () => readAuditLog(filters, offset, pageSize));
  const { entries = [], total = 0, removed = [] } = query.value ?? {};
  const { members, names } = useMembers();
  const actors = actorChoices(members, removed);
  return (
    <ListShell
      title="Audit log"
      before={<Filters filters={filters} actors={actors} />}
      {...{ query, total }}
      summary={describe(total, filters, actors)}
      heads={['When', 'Who', 'What', 'Application', 'Details']}
      rows={entries}
      turns={['Newer', 'Older']}
    >
      {(entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </th>
          <td data-label="Who">
            <bdi translate="no">{actorText(entry.actor_name, entry.is_member)}</bdi>
          </td>
          <td data-label="What">{actionText(entry.action)}</td>
          <td data-label="Application">
            <ApplicationsOf entry={entry} />
          </td>
          <td data-label="Details">{detailText(entry.details, names) || '–'}</td>
        </tr>
      )}
    </ListShell>
  );
}

function Filters({ filters, actors }: { filters: AuditFilters; actors: readonly Choice<string>[] }) {
  const [, setAddress] = useSearchParams();
  const change = (changed: Partial<AuditFilters>) => setAddress(auditQuery({ ...filters, ...changed }));
  const day = (name: 'since' | 'until', label: string) => (
    <TextInput
      id={`audit-${name}`}
      label={label}
      type="date"
      error={null}
      value={filters[name]}
      onChange={(typed) => change({ [name]: typed })}
    />
  );
  return (
    <>
      <p>
        Who opened, downloaded, exported or changed what, newest first. No member can change or remove an
        entry.
      </p>
      <form role="search" className={styles.Filters} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="audit-actor"
          label="Who"
          none="Anyone"
          value={filters.actor}
          choices={actors}
          onChange={(actor) => change({ actor })}
        />
        <SelectField
          id="audit-action"
          label="What"
          none="Anything"
          value={filters.action}
          choices={actionChoices}
          onChange={(action) => change({ action })}
        />
        <ReferenceField
          key={filters.reference}
          value={filters.reference}
          onChange={(reference) => change({ reference })}
        />
        {day('since', 'From')}
        {day('until', 'Until')}
        {auditQuery(filters) !== '' && (
          <Button
            variant="secondary"
            onClick={() => {
              setAddress('');
              // The button goes: the focus would fall to the top of the page.
              document.getElementById('audit-actor')?.focus();
            }}
          >
            Show all again
          </Button>
        )}
      </form>
    </>
  );
}

/** The application of an entry, or of an export or a search all of them on one line that opens. */
function ApplicationsOf({ entry }: { entry: AuditLogPage['entries'][number] }): ReactNode {
  const { application_id: id, references } = entry;
  if (id !== null)
    return (
      <Link to={routes.application(id)}>
        <Reference value={referenceOf(id)} />
      </Link>
    );
  if (references.length === 0) return '–';
  return (
    <details className={styles.Export}>
      <summary>{counted(references.length, 'application')}</summary>
      <p translate="no">{references.map(spacedReference).join(', ')}</p>
    </details>
  );
}

/** A reference as people write it; what is none changes nothing. */
function ReferenceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value === '' ? '' : spacedReference(value));
  const reference = readReference(typed);
  return (
    <TextInput
      id="audit-reference"
      label="Application"
      hint="Its reference, such as 7F3A-91C2"
      error={reference === null && typed.trim().length >= 9 ? 'This is not a reference.' : null}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const read = readReference(text);
        if (read !== null && read !== value) onChange(read);
      }}
    />
  );
}

/** Members, who was one, and what acts without being one. */
function actorChoices(
  members: readonly Member[],
  removed: AuditLogPage['removed'],
): readonly Choice<string>[] {
  return [
    ...members.map(({ user_id: value, name }) => ({ value, name })),
    ...removed.map(({ user_id: value, name }) => ({ value, name: `${name} (removed)` })),
    ...programChoices,
  ];
}

/** `3 entries: Sam; Exported; from 2026-11-01`: on paper, where the fields are not, it says what was asked for. */
function describe(total: number, filters: AuditFilters, actors: readonly Choice<string>[]): string {
  const { actor, action, reference, since, until } = filters;
  const parts = [
    actors.find(({ value }) => value === actor)?.name ?? actor,
    action && actionText(action),
    reference && spacedReference(reference),
    since && `from ${since}`,
    until && `until ${until}`,
  ].filter((part) => part !== '');
  const number = counted(total, 'entry', 'entries');
  return auditQuery(filters) === auditQuery(noFilters) ? number : `${number}: ${parts.join('; ')}`;
}
