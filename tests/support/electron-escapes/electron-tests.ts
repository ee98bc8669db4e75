/** A test in a real Electron, in tests/electron; its title must stand in that file. */
type ElectronTest = { file: string; title: string };

const guards = (title: string): ElectronTest => ({ file: 'guards.spec.ts', title });
const handoff = (title: string): ElectronTest => ({ file: 'handoff.spec.ts', title });
const network = (title: string): ElectronTest => ({ file: 'network.spec.ts', title });
const front = (title: string): ElectronTest => ({ file: 'front.spec.ts', title });

/** The rows that a real Electron shows by a test of its own, by their ids. */
export const electronTests: Readonly<Record<string, ElectronTest>> = {
  K07: front('whatever hides the window, it is back within two and a half seconds'),
  N06: guards('an empty page of our origin is replaced, even when it says that it is well'),
  P16: network('from its start to the end of ${visits} visits the release sends no packet'),
  S11: guards('no file chooser opens, however a script asks for it'),
  S12: guards('the names that open dialogs and small windows are gone'),
  S17: network('from its start to the end of ${visits} visits the release sends no packet'),
  W11: handoff('a hand-off opens its constant address, once a visit'),
  W12: handoff('where the system ${what}, nobody is told that a page is open'),
  W13: handoff(
    'a browser that would come after the end of its visit does not, and the next visitor is in front',
  ),
};
