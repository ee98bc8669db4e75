import type { Session } from 'electron';
import { brand } from '../../../src/config/brand.ts';
import { frameHosts } from '../../policy/headers.ts';
import { decideRequest } from '../../policy/navigation.ts';
import { isPermitted } from '../../policy/permissions.ts';
import type { Context } from '../context.ts';

/** What the guard needs of a session. */
export type GuardedSession = Pick<
  Session,
  | 'on'
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setBluetoothPairingHandler'
  | 'setUSBProtectedClassesHandler'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
> & { webRequest: Pick<Session['webRequest'], 'onBeforeRequest' | 'onBeforeSendHeaders'> };

/** Guards one session. Called for the kiosk's own and for the default one, which no page of ours uses. */
export function guardSession(session: GuardedSession, context: Context): void {
  guardPermissions(session, context);
  guardDevices(session, context);
  guardTraffic(session, context);
}

function guardPermissions(session: GuardedSession, context: Context): void {
  const judge = (name: string) => {
    if (isPermitted(name)) return true;
    context.deny(`permission-${name}`);
    return false;
  };
  session.setPermissionRequestHandler((_contents, name, answer) => answer(judge(name)));
  session.setPermissionCheckHandler((_contents, name) => isPermitted(name));
  session.setDevicePermissionHandler(() => false);
  session.on('file-system-access-restricted', (event, _details, answer) => {
    event.preventDefault();
    answer('deny');
    context.deny('file-system');
  });
}

function guardDevices(session: GuardedSession, context: Context): void {
  session.setDisplayMediaRequestHandler((_request, answer) => {
    answer(null);
    context.deny('display-media');
  });
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  // Every class stays protected: the list is handed on unchanged.
  session.setUSBProtectedClassesHandler(({ protectedClasses }) => protectedClasses);
  session.on('select-hid-device', (event, _details, answer) => {
    event.preventDefault();
    answer(null);
    context.deny('hid');
  });
  session.on('select-usb-device', (event, _details, answer) => {
    event.preventDefault();
    answer();
    context.deny('usb');
  });
  session.on('select-serial-port', (event, _ports, _contents, answer) => {
    event.preventDefault();
    answer('');
    context.deny('serial');
  });
}

function guardTraffic(session: GuardedSession, context: Context): void {
  session.setSpellCheckerEnabled(false);
  // A session fetches a dictionary as soon as it is made, switched off or not, past the filter below: none is left to fetch.
  session.setSpellCheckerLanguages([]);
  session.on('will-download', (event) => {
    event.preventDefault();
    context.deny('download');
  });
  session.webRequest.onBeforeRequest((details, answer) => {
    const navigation = { online: context.isOnline(), devUrl: context.devUrl };
    const decision = decideRequest(details.url, navigation);
    if (decision.action === 'deny') context.deny(decision.rule, details.url);
    answer({ cancel: decision.action === 'deny' });
  });
  // Chromium sends no Referer from our scheme, and the player refuses a page it cannot name (its error 153).
  session.webRequest.onBeforeSendHeaders({ urls: [`https://${frameHosts[0]}/*`] }, (details, answer) =>
    answer({ requestHeaders: { ...details.requestHeaders, Referer: `${brand.siteUrl}/` } }),
  );
}
