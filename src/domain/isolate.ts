/**
 * Sets a part of a text apart, so that a number, an address or a name in other letters keeps its own order whatever stands
 * around it (Unicode Standard Annex 9, section 2.5). For plain texts; in markup `<bdi>` does it.
 * @param part goes in as it is read. What comes out is for people: never for a link, an address or structured data.
 */
export function isolate(part: string): string {
  return `\u2068${part}\u2069`;
}
