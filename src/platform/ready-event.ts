/**
 * The event that says: a prerendered part of the page now answers. The boot script waits for it (src/web/boot.ts), which
 * stands in every page, so that nothing it imports may import React or Preact.
 */
export const readyEvent = 'app:ready';
