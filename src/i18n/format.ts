/** How a language writes numbers and days. */
export type Format = {
  /** A whole number as it is read. */
  wholeNumber: (count: number) => string;
  /** A share of 1 in percent. */
  percent: (share: number) => string;
  /** A day as people read it. @param iso ISO 8601, such as 2026-11-22. */
  dayText: (iso: string) => string;
  /** The same without its year. */
  monthDay: (iso: string) => string;
  /** A time of the day, hours and minutes. @param iso ISO 8601; its hour is taken as it stands. */
  timeText: (iso: string) => string;
  /** A size of a file. @param count with one decimal at most. */
  sizeText: (count: number, unit: 'KB' | 'MB') => string;
  /** A list of parts that is no sentence. */
  sideBySide: (parts: readonly string[]) => string;
  /** A label before what it names, such as “Language:”. */
  withColon: (label: string) => string;
};
