import { globSync, readFileSync } from 'node:fs'

/** What other files of the same process would notice. What else a file leaves behind it says itself: `// @alone` and why. */
const NEEDS_A_PROCESS = [
  // Modules that are replaced or loaded anew.
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(/,
  /\bglobalThis\.\w+ = |Object\.assign\(globalThis/,
  // A window with settings of its own.
  /@vitest-environment-options/,
  // The whole app, with the network and a package replaced.
  /from '[^']*\/set-up-app\.tsx'/,
  /^\/\/ @alone /m,
]

/** What a file says that shares with others that say so, the first that applies. */
const SHARED = {
  /** Nothing is asked of a server: `http` is a function of the tests. */
  mocked: /from '[^']*\/mocked-http\.ts'/,
  /** What a page has is put where a process has nothing. */
  pretended: /from '[^']*\/(?:pretend-page|set-up-editor)\.ts'/,
  screens: /@vitest-environment happy-dom/,
  plain: /^/,
}
type Group = keyof typeof SHARED

/** The test files of the app, by what they share with each other. leave-as-found.ts holds those that share to it. */
export function sortFiles(pattern: string): Record<'alone' | Group, string[]> {
  const files: Record<'alone' | Group, string[]> = { alone: [], mocked: [], pretended: [], screens: [], plain: [] }
  for (const file of globSync(pattern)) {
    const text = readFileSync(file, 'utf8')
    const [group] = Object.entries(SHARED).find(([, says]) => says.test(text)) ?? []
    files[NEEDS_A_PROCESS.some((each) => each.test(text)) ? 'alone' : (group as Group)].push(file)
  }
  return files
}
