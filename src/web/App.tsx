import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PlatformProvider } from '~/platform/platform.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { webPlatform } from './platform.tsx';
import { routes } from './routes.tsx';
import { WebShell } from './WebShell.tsx';

/** The whole site. A router stands around it: the browser's, or the prerender's fixed one. */
export function App() {
  return (
    <PlatformProvider value={webPlatform}>
      {/* Outside the shell, so that a change of page keeps the old page until the new one's code is here. */}
      <Suspense fallback={null}>
        <WebShell>
          <ErrorBoundary>
            <Routes>
              {routes.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
            </Routes>
          </ErrorBoundary>
        </WebShell>
      </Suspense>
    </PlatformProvider>
  );
}
