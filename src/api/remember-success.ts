/**
 * A load that is done once for all who ask, also while it is under way; what failed is tried again by the next who asks.
 * @param load what to do; rejects when it fails.
 */
export function rememberSuccess<Given extends readonly unknown[], Value>(
  load: (...given: Given) => Promise<Value>,
): (...given: Given) => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return (...given) => {
    loading ??= load(...given).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
