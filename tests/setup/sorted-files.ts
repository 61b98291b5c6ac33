import { globSync, readFileSync } from 'node:fs'

/** Side effects on other files of the same process. A file states others itself: `// @alone` and why. */
const NEEDS_A_PROCESS = [
  // Modules that are replaced or reloaded.
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(/,
  /\bglobalThis\.\w+ = |Object\.assign\(globalThis/,
  // A window with its own settings.
  /@vitest-environment-options/,
  // The whole app, with the network and a package replaced.
  /from '[^']*\/set-up-app\.tsx'/,
  /^\/\/ @alone /m,
]

/** The group of a file that shares a process, the first that applies. */
const SHARED = {
  /** No calls to a server: `http` is a function of the tests. */
  mocked: /from '[^']*\/mocked-http\.ts'/,
  /** Globals of a page are defined in a process. */
  pretended: /from '[^']*\/(?:pretend-page|set-up-editor)\.ts'/,
  screens: /@vitest-environment happy-dom/,
  plain: /^/,
}
type Group = keyof typeof SHARED

/** The test files of the app by group. leave-as-found.ts checks those that share a process. */
export function sortFiles(pattern: string): Record<'alone' | Group, string[]> {
  const files: Record<'alone' | Group, string[]> = { alone: [], mocked: [], pretended: [], screens: [], plain: [] }
  for (const file of globSync(pattern)) {
    const text = readFileSync(file, 'utf8')
    const [group] = Object.entries(SHARED).find(([, says]) => says.test(text)) ?? []
    files[NEEDS_A_PROCESS.some((each) => each.test(text)) ? 'alone' : (group as Group)].push(file)
  }
  return files
}
