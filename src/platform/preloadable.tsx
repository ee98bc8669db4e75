import { use, type ComponentType } from 'react';

/** A component whose code comes in a chunk of its own. `preload` fetches it; once there it renders without a pause. */
export type Preloadable<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Splits a component off into its own chunk.
 * Unlike `React.lazy` it renders synchronously when preloaded, so that hydration meets the prerendered markup at once.
 * @param load imports the module and returns the component. A failed import is tried again at the next use.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function PreloadableComponent(props: Props) {
    if (Loaded === null) use(preload());
    if (Loaded === null) throw new Error('The component was used before its code arrived.');
    return <Loaded {...props} />;
  }

  return Object.assign(PreloadableComponent, { preload });
}
