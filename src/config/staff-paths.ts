/**
 * Addresses of the staff app's pages. They are behind the `#`, with all filters: a browser sends that to no server, so
 * that no log ever holds the name of an applicant.
 */
export const routes = {
  list: '/',
  applicationPattern: '/application/:id',
  application: (id: string) => `/application/${encodeURIComponent(id)}`,
  positions: '/positions',
  newPosition: '/positions/new',
  copyOfPosition: (id: string) => `/positions/new?copy=${encodeURIComponent(id)}`,
  positionPattern: '/positions/:id',
  position: (id: string) => `/positions/${encodeURIComponent(id)}`,
  overview: '/overview',
  templates: '/templates',
  accommodations: '/accommodations',
  accommodationPattern: '/accommodations/:id',
  accommodationRequest: (id: string) => `/accommodations/${encodeURIComponent(id)}`,
  members: '/members',
  outbox: '/outbox',
  audit: '/audit-log',
  settings: '/settings',
} as const;
