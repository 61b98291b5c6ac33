/**
 * @typedef {{
 *   failing: (tests: readonly string[]) => Promise<string[]>
 *   failingWith: (mutant: import('./find-mutants.mjs').Mutant, tests: readonly string[]) => Promise<string[]>
 * }} Workspace where tests are run, one run at a time
 */

/**
 * Asks tests about changes. A test that fails without any change would notice everything: it is looked at alone before it is
 * believed, once, and left out from then on.
 */
export function createNotice() {
  /** Test files, by whether they pass without any change. */
  const passing = new Map()

  /** @param {Workspace} workspace @param {string} test */
  async function passesUnchanged({ failing }, test) {
    if (!passing.has(test)) passing.set(test, (await failing([test])).length === 0)
    return passing.get(test)
  }

  return {
    /**
     * Whether a test notices a change.
     * @param {Workspace} workspace
     * @param {import('./find-mutants.mjs').Mutant} mutant
     * @param {readonly string[]} tests
     */
    async isNoticed(workspace, mutant, tests) {
      for (;;) {
        const believed = tests.filter((test) => passing.get(test) !== false)
        if (believed.length === 0) return false
        const failed = await workspace.failingWith(mutant, believed)
        if (failed.length === 0) return false
        for (const test of failed) if (await passesUnchanged(workspace, test)) return true
      }
    },
    /** Tests that fail without any change. */
    broken: () => [...passing].filter(([, isPassing]) => !isPassing).map(([test]) => test),
  }
}
