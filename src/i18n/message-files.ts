/** The files of messages that every page needs, by their names in `messages/<language>`. */
export const commonFiles = ['emergency', 'legal-frame', 'navigation', 'notices', 'shell'] as const;
