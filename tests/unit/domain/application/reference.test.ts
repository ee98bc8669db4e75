import { describe, expect, it } from 'vitest';
import { referenceOf, spacedReference } from '~/domain/application/reference.ts';

describe('the reference of an application', () => {
  it.each([
    ['7f3a91c2-0000-4000-8000-000000000000', '7F3A91C2', '7F3A-91C2'],
    ['00000001-2345-4678-89ab-cdef01234567', '00000001', '0000-0001'],
    ['ABCDEF12-2345-4678-89ab-cdef01234567', 'ABCDEF12', 'ABCD-EF12'],
  ])('of %s is %s, shown as %s', (id, reference, shown) => {
    expect(referenceOf(id)).toBe(reference);
    expect(spacedReference(referenceOf(id))).toBe(shown);
  });
});
