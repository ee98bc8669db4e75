import type { Plugin } from 'vite';
import { compileMessages } from './compile.ts';
import { messagesFolder } from './message-files.ts';

/**
 * Compiles the messages before a build or a development server begins, and again as soon as one of their files changes. A
 * message that cannot be compiled ends a build, and stands over the page in development.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    config() {
      compileMessages();
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      const compile = (path: string) => {
        if (!/\.pot?$/.test(path)) return;
        try {
          compileMessages();
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, compile);
    },
  };
}
