import { generate, type Options } from 'orval'

/** orval greets and warns on stdout alike: swallows the greeting, fails on a warning. */
export async function runOrval(project: Options, root: string): Promise<void> {
  const lines: string[] = []
  const { log, info, warn, error } = console
  const keep = (...words: unknown[]) => void lines.push(words.join(' '))
  Object.assign(console, { log: keep, info: keep, warn: keep, error: keep })
  try {
    await generate(project, root)
  } finally {
    Object.assign(console, { log, info, warn, error })
  }
  const warnings = lines.filter((line) => /⚠|🛑|warning|error/i.test(line) && !line.includes('🎉'))
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
