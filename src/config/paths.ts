/** The only place that spells a route of ours (specification, section 2). */
export const paths = {
  home: '/',
  privacy: '/privacy',
  terms: '/terms',
  press: '/press',
  careers: '/careers',
  jobPattern: '/careers/job/:id',
  job: (id: string) => `/careers/job/${encodeURIComponent(id)}`,
  pitch: '/pitch',
  notFound: '/404',
} as const;

/** Anchors of the landing page (specification, section 2). */
export const anchors = { features: 'features', about: 'about', contact: 'contact' } as const;
