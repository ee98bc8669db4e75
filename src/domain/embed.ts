/** The hosts of the only outside pages that anything shows, and only as frames: the video's player and the slide deck. */
export const frameHosts = { video: 'www.youtube-nocookie.com', deck: 'docs.google.com' } as const;

/** Their origins, as a Content-Security-Policy names them. */
export function frameOrigins(): readonly string[] {
  return Object.values(frameHosts).map((host) => `https://${host}`);
}

/**
 * Address of a published slide deck inside a frame: it neither starts nor loops by itself (specification, section 2).
 * @param slideDelayMs milliseconds between two slides, once a person starts it.
 */
export function deckEmbedUrl(deckId: string, slideDelayMs: number): string {
  const query = new URLSearchParams({ start: 'false', loop: 'false', delayms: String(slideDelayMs) });
  return `https://${frameHosts.deck}/presentation/d/e/${encodeURIComponent(deckId)}/embed?${query}`;
}

/** Address of the same published deck as a page of its own. */
export function deckPageUrl(deckId: string, slideDelayMs: number): string {
  return deckEmbedUrl(deckId, slideDelayMs).replace('/embed?', '/pub?');
}

/** Address of a video's player that sets no cookies before it plays. It is asked for only after a press on play. */
export function videoEmbedUrl(videoId: string): string {
  return `https://${frameHosts.video}/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
}

/** Address of the same video as a page of its own. */
export function videoPageUrl(videoId: string): string {
  return `https://www.youtube.com/watch?${new URLSearchParams({ v: videoId })}`;
}
