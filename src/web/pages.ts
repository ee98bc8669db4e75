import { createElement, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { setBuiltPositions } from '~/content/positions.ts';
import { languageInUse, loadMessages } from '~/i18n/load-messages.ts';
import type { PagePart } from '~/page-table.ts';
import { type Page, pages } from '~/routes.tsx';
import { loadBuiltPositions } from './built-positions.ts';

/** The page at a path, without the language's folder; null where there is none. */
export function pageAt(path: string): Page | null {
  return pages.find((page) => page.path !== '*' && matchPath(page.path, path) !== null) ?? null;
}

const parts = {
  ApplicationForm: part(
    async () => (await import('~/pages/application/ApplicationForm.tsx')).ApplicationForm,
  ),
  SubmissionReceipt: part(async () => (await import('./Receipt.tsx')).SubmissionReceipt),
} satisfies Record<PagePart, unknown>;

/**
 * A component whose code is fetched before its page is shown. `lazy` would have it below a boundary that is hydrated later than
 * the page: React drops what is pressed in it until then.
 */
function part<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let Component: ComponentType<Props> | null = null;
  const load = async () => void (Component ??= await fetchCode());
  const Part = (props: Props) => {
    if (Component === null) throw new Error('A page shows a part that its row in the table does not name.');
    return createElement(Component, props);
  };
  return { load, Part };
}

/** Fetches the positions that the site was built with, in the language of the page, before a page shows them. */
async function loadPositions(): Promise<void> {
  setBuiltPositions(await loadBuiltPositions(languageInUse()));
}

/** Fetches what a page needs beside its own component: its messages, further components, and the positions. */
export async function prepare({ name, parts: needed, showsPositions }: Page): Promise<void> {
  await Promise.all([
    loadMessages(name),
    ...(needed ?? []).map((each) => parts[each].load()),
    ...(showsPositions ? [loadPositions()] : []),
  ]);
}

export const { Part: ApplicationForm } = parts.ApplicationForm;
export const { Part: SubmissionReceipt } = parts.SubmissionReceipt;
