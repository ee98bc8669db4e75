/**
 * Address of a published slide deck inside a frame: it neither starts nor loops by itself (specification, section 2).
 * @param slideDelayMs milliseconds between two slides, once a person starts it.
 */
export function deckEmbedUrl(deckId: string, slideDelayMs: number): string {
  const query = new URLSearchParams({ start: 'false', loop: 'false', delayms: String(slideDelayMs) });
  return `https://docs.google.com/presentation/d/e/${encodeURIComponent(deckId)}/embed?${query}`;
}

/** Address of the same published deck as a page of its own. */
export function deckPageUrl(deckId: string, slideDelayMs: number): string {
  return deckEmbedUrl(deckId, slideDelayMs).replace('/embed?', '/pub?');
}

/** Address of a video's player that sets no cookies before it plays. It is asked for only after a press on play. */
export function videoEmbedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
}
