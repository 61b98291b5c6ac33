/** All console output of the scripts goes through here: one plain line each. */

/** @param {string} text */
export function say(text) {
  console.log(text)
}

/** An error whose message says what happened and what to do; shown without a stack. */
export class CommandError extends Error {
  /** @param {string} happened @param {string} todo */
  constructor(happened, todo) {
    super(`${happened} ${todo}`)
    this.name = 'Trouble'
  }
}

/**
 * Runs a script's main function and turns a failure into its one line and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  }
}
