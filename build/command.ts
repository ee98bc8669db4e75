/** Why a command could not do its work, as one plain sentence for the person at the terminal. */
export class StartError extends Error {}

/** Runs a command. An expected failure is said in its sentence, without a stack; the program ends with 1 then. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
