/** The pages the bench measures, each for one kind of page. */
export const benchPages = ['/', '/careers', '/careers/job/graphic-designer', '/press'] as const;

/** Names of our own site and of its reference in every table. */
export const ourSite = 'site';
export const twinSite = 'static twin';
