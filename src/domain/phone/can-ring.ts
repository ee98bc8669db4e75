/**
 * Whether a number can reach anybody. One whose last eight digits are zeros is a placeholder: no plan of numbers gives
 * such a one to a subscriber.
 * @param dial as it is dialled (E.164, with plus), with or without `tel:`.
 */
export function canRing(dial: string): boolean {
  return !/0{8}$/.test(dial);
}
