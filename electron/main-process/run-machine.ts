/** What a pure machine answers to an event. */
type Step<State, Effect> = { state: State; effects: readonly Effect[] };

export type Machine<State, Event> = {
  state: () => State;
  dispatch: (event: Event) => void;
  /** Does what the first state asks for. */
  start: () => void;
};

/**
 * Runs a pure machine: one event at a time, effects after the state they belong to.
 * @param perform does what the machine asks for. What goes wrong comes back as an event, or by the machine's own clock.
 * @param onError told what an effect threw; it holds up none of those that follow.
 */
export function runMachine<State, Event, Effect>(
  first: Step<State, Effect>,
  step: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
  onError: (thrown: unknown) => void,
): Machine<State, Event> {
  let { state } = first;
  let isRunning = false;
  const queue: Event[] = [];
  const take = (next: Step<State, Effect>) => {
    state = next.state;
    for (const effect of next.effects)
      try {
        perform(effect);
      } catch (error) {
        onError(error);
      }
  };
  return {
    state: () => state,
    start: () => take(first),
    dispatch(event) {
      queue.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) take(step(state, next));
      } finally {
        isRunning = false;
      }
    },
  };
}
