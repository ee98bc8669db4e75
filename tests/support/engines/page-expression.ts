/**
 * A function for the page and what it is given, as one expression. As text, because the types that the drivers give to a
 * function's argument are ones that generic code cannot meet.
 */
export function pageExpression<Given, Result>(body: (given: Given) => Result, given: Given): string {
  return `(${body.toString()})(${JSON.stringify(given)})`;
}
