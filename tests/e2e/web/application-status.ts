import { whyJoinColumn } from '../../../src/config/brand.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import type { Database } from '../../../src/api/database.types.ts';
import type { ApplicationState } from '../../../src/domain/contract/staff.ts';
import { readStackKeys, stackUrls } from '../../support/stack-info.ts';
import { openBackend } from '../../support/staff.ts';
import { pdf, someone, whyJoinLabel } from './application-form.ts';

/** An application that was sent without the page, and the secret of its link. */
type Filed = { id: string; email: string; secret: string; path: string };

/** Sends an application as the page does, with a link of its own. */
export async function fileApplication({ hasResume }: { hasResume: boolean }): Promise<Filed> {
  const { anonKey } = readStackKeys();
  const client = createClient<Database>(stackUrls.backend, anonKey, { auth: { persistSession: false } });
  const person = someone();
  const secret = randomBytes(32).toString('base64url');
  const name = `${person.Email.replace(/[@+]/g, '_')}_${Date.now()}.pdf`;
  const bucket = client.storage.from('resumes');
  if (hasResume) {
    const { error } = await bucket.upload(name, pdf.buffer, { contentType: pdf.mimeType });
    if (error !== null) throw error;
  }
  const { data, error } = await client
    .from('applications')
    .insert({
      job_id: 'graphic-designer',
      job_title: 'Graphic Designer',
      full_name: person['Full Name'],
      email: person.Email,
      phone: person.Phone,
      resume_url: hasResume ? bucket.getPublicUrl(name).data.publicUrl : '',
      cover_letter: person['Cover Letter'],
      linkedin_profile: '',
      [whyJoinColumn]: person[whyJoinLabel],
      form_seconds: 60,
      submission_key: randomUUID(),
      link_hash: hashOf(secret),
    })
    .select('id, created_at')
    .single();
  if (error !== null) throw error;
  return { id: data.id, email: person.Email, secret, path: `/application#${secret}` };
}

/** What the database keeps of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Moves an application, as staff do. */
export async function moveTo(id: string, state: ApplicationState): Promise<void> {
  const { error } = await openBackend().from('applications').update({ state }).eq('id', id);
  if (error !== null) throw error;
}

/** The stored row, or null. */
export async function rowOf(id: string) {
  const { data, error } = await openBackend().from('applications').select('*').eq('id', id).maybeSingle();
  if (error !== null) throw error;
  return data;
}

/** Names of the stored files of an address. */
export async function filesOf(email: string): Promise<readonly string[]> {
  const { data, error } = await openBackend()
    .storage.from('resumes')
    .list('', { search: email.replace(/[@+]/g, '_') });
  if (error !== null) throw error;
  return data.map(({ name }) => name);
}

/** Opens and closes a position, and sets its last day, as staff do. */
export async function setPosition(
  job_id: string,
  change: { is_open: boolean; closes_on: string | null },
): Promise<void> {
  const { error } = await openBackend().from('positions').update(change).eq('job_id', job_id);
  if (error !== null) throw error;
}

/** What stands on the page after an application was sent. */
export const receipt = (page: Page) => page.getByRole('region', { name: 'Your application has arrived' });
export const question = (page: Page) => page.getByRole('alertdialog');
