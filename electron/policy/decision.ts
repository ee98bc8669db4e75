/** A refusal: which rule refused. Rules are the names that log, health file, tests and docs share. */
export type Denied<Rule extends string> = { action: 'deny'; rule: Rule };

/** A permission: which rule permitted. */
export type Allowed<Rule extends string> = { action: 'allow'; rule: Rule };

export function deny<Rule extends string>(rule: Rule): Denied<Rule> {
  return { action: 'deny', rule };
}

export function allow<Rule extends string>(rule: Rule): Allowed<Rule> {
  return { action: 'allow', rule };
}
