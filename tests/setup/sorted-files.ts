import { globSync, readFileSync } from 'node:fs'

/** What other files of the same process would notice. What else a file leaves behind it says itself: `// @alone` and why. */
const NEEDS_A_PROCESS = [
  // Modules that are replaced or loaded anew.
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(/,
  /\bglobalThis\.\w+ = |Object\.assign\(globalThis/,
  // A window with settings of its own.
  /@vitest-environment-options/,
  /^\/\/ @alone /m,
]
/** What a page has, put where a process has nothing. */
const PRETENDS = /from '[^']*\/(?:pretend-page|set-up-editor)\.ts'/
const HAS_A_WINDOW = /@vitest-environment happy-dom/

/** The test files of the app, by what they share with each other. leave-as-found.ts holds those that share to it. */
export function sortFiles(pattern: string) {
  const files: Record<'alone' | 'pretended' | 'screens' | 'plain', string[]> = {
    alone: [],
    pretended: [],
    screens: [],
    plain: [],
  }
  for (const file of globSync(pattern)) {
    const text = readFileSync(file, 'utf8')
    if (NEEDS_A_PROCESS.some((each) => each.test(text))) files.alone.push(file)
    else files[PRETENDS.test(text) ? 'pretended' : HAS_A_WINDOW.test(text) ? 'screens' : 'plain'].push(file)
  }
  return files
}
