import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { setBuiltPositions } from '~/content/positions.ts';
import { languageInUse, loadMessages } from '~/i18n/load-messages.ts';
import type { PagePart } from '~/page-table.ts';
import { type Page, pages, websiteOnlyPages } from '~/routes.tsx';
import { loadBuiltPositions } from './built-positions.ts';

/** All pages of the website. */
export const websitePages: readonly Page[] = [...websiteOnlyPages(), ...pages];

/** The page at a path, without the language's folder; null where there is none. */
export function pageAt(path: string): Page | null {
  return websitePages.find((page) => page.path !== '*' && matchPath(page.path, path) !== null) ?? null;
}

const load = {
  ApplicationForm: async () => (await import('~/pages/application/ApplicationForm.tsx')).ApplicationForm,
  SubmissionReceipt: async () =>
    (await import('~/components/SubmissionReceipt/SubmissionReceipt.tsx')).SubmissionReceipt,
  AssetActions: async () => (await import('~/pages/press/AssetActions.tsx')).AssetActions,
} satisfies Record<PagePart, () => Promise<unknown>>;

/** Fetches the positions that the site was built with, in the language of the page, before a page shows them. */
async function loadPositions(): Promise<void> {
  setBuiltPositions(await loadBuiltPositions(languageInUse()));
}

/** Fetches what a page needs beside its own component: its messages, further components, and the positions. */
export async function prepare({ name, parts, showsPositions }: Page): Promise<void> {
  await Promise.all([
    loadMessages(name),
    ...(parts ?? []).map((part) => load[part]()),
    ...(showsPositions ? [loadPositions()] : []),
  ]);
}

export const ApplicationForm = lazy(async () => ({ default: await load.ApplicationForm() }));
export const SubmissionReceipt = lazy(async () => ({ default: await load.SubmissionReceipt() }));
export const AssetActions = lazy(async () => ({ default: await load.AssetActions() }));
