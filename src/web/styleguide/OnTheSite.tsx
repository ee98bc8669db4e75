import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider } from '~/components/platform.tsx';
import { webPlatform } from '~/web/platform.tsx';

/** What blocks find around them on the website: its own parts, and a router that leaves the address alone. */
export function OnTheSite({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <PlatformProvider value={webPlatform}>{children}</PlatformProvider>
    </MemoryRouter>
  );
}
