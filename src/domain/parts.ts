/** Cuts a list into parts of at most `size`, in their order; an empty list has none. What one request may hold is limited. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
