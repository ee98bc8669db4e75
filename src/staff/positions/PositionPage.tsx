import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { oneLine } from '~/domain/safe-text.ts';
import { type PositionRow, readPosition } from '~/staff/api/positions.ts';
import { ok, type Result } from '~/staff/api/result.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { BackToPositions } from './BackToPositions.tsx';
import { readBuiltIn } from './built-in.ts';
import { PositionEditor } from './PositionEditor.tsx';
import { type BuiltIn, emptyForm, formOf, type PositionForm } from './position-form.ts';
import { PreviewArea } from './Preview.tsx';

/** A position as it is stored, with what the site is built with. */
type Loaded = { row: PositionRow | null; builtIn: BuiltIn };

async function load(id: string): Promise<Result<Loaded>> {
  const row = await readPosition(id);
  if (row.kind !== 'ok') return row;
  return ok({ row: row.value, builtIn: row.value?.is_built_in ? readBuiltIn(id) : null });
}

/** One position: its texts, its offer, a preview, and its way from a draft to closed. */
export function PositionPage() {
  const { id = '' } = useParams();
  return <LoadedPosition key={id} id={id} />;
}

function LoadedPosition({ id }: { id: string }) {
  const { rights } = useMember();
  const query = useQuery(`position ${id}`, () => load(id));
  if (query.value === null) return <Waiting query={query} />;
  const { row, builtIn } = query.value;
  if (row === null)
    return (
      <>
        <PageTitle title="Position not found" />
        <p>It was a draft that somebody removed, or it never existed.</p>
        <BackToPositions />
      </>
    );
  if (!rights.mayChange) return <ReadOnly row={row} form={formOf(row, builtIn)} />;
  return <PositionEditor row={row} builtIn={builtIn} begin={formOf(row, builtIn)} />;
}

/** A new position, empty or as a copy of another one. */
export function NewPositionPage() {
  const [query] = useSearchParams();
  const source = query.get('copy');
  return source === null ? (
    <PositionEditor row={null} builtIn={null} begin={emptyForm} />
  ) : (
    <CopiedPosition key={source} id={source} />
  );
}

function CopiedPosition({ id }: { id: string }) {
  const query = useQuery(`copy ${id}`, () => load(id));
  if (query.value === null) return <Waiting query={query} />;
  const { row, builtIn } = query.value;
  const form = row === null ? emptyForm : formOf(row, builtIn);
  const begin = { ...form, closes_on: '', 'en-title': row === null ? '' : `Copy of ${form['en-title']}` };
  return <PositionEditor row={null} builtIn={null} begin={begin} draftKey={`copy of ${id}`} />;
}

function Waiting({ query }: Pick<Parameters<typeof LoadState>[0], 'query'>) {
  return (
    <>
      <PageTitle title="Position" />
      <LoadState query={query} loading="Loading the position …" />
    </>
  );
}

/** Readers look. */
function ReadOnly({ row, form }: { row: PositionRow; form: PositionForm }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Stack gap={6}>
      <BackToPositions />
      <PageTitle title={oneLine(row.titles.en ?? row.job_id)} />
      <PreviewArea id={row.job_id} form={form} postedOn={row.published_on ?? today} />
    </Stack>
  );
}
