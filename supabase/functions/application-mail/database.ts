/** What the function is told by its environment; every value is a secret of the project (docs/deploy.md). */
export type MailSettings = {
  backendUrl: string;
  serviceRoleKey: string;
  siteUrl: string;
  contact: string;
  /** With it the mail sender says what came back; null where none was agreed. */
  bounceSecret: string | null;
};

/**
 * Calls a function of the database with the key of the project.
 * @throws Error naming the status when the database refuses or gives no answer.
 */
export async function callDatabase<Result>(
  { backendUrl, serviceRoleKey }: MailSettings,
  name: string,
  args: Readonly<Record<string, string | number | boolean>>,
): Promise<Result> {
  const response = await fetch(new URL(`/rest/v1/rpc/${name}`, backendUrl), {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the database answered ${response.status}`);
  return (await response.json()) as Result;
}
