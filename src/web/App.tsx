import { Route, Routes } from 'react-router-dom';
import { PlatformProvider } from '~/platform/platform.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { webPlatform } from './platform.tsx';
import { routes } from './routes.tsx';
import { Step } from '~/platform/Step.tsx';
import { WebShell } from './WebShell.tsx';

/** The whole site. A router stands around it: the browser's, or the prerender's fixed one. */
export function App() {
  return (
    <PlatformProvider value={webPlatform}>
      <WebShell>
        <ErrorBoundary>
          <Step name="page">
            <Routes>
              {routes.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
            </Routes>
          </Step>
        </ErrorBoundary>
      </WebShell>
    </PlatformProvider>
  );
}
