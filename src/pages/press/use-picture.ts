import { useCallback, useState } from 'react';

export type PictureState = 'loading' | 'loaded' | 'failed';

/**
 * Follows a picture from its placeholder to its end.
 * @returns the state, and the `ref` and handlers that belong on the `img`.
 */
export function usePicture() {
  const [state, setState] = useState<PictureState>('loading');

  // A picture that came, or failed, before hydration sends no event any more.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  return { state, ref, onLoad: () => setState('loaded'), onError: () => setState('failed') };
}
