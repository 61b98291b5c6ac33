import { expect, test } from 'vitest'
import { problemsOf } from '../check-contract.ts'
import { type Change, smallContract } from './small-contract.ts'

export type { Change }

/** The findings for the valid contract after the changes. */
export const problems = (...changes: Change[]): string[] => problemsOf(smallContract(...changes))

type Row = [what: string, change: Change, found: string]

/** One text of one file is replaced: the problem is found in that file, on that line. */
export const namesEach = (rows: readonly Row[]): void =>
  test.each(rows)('in a contract, %s is named with file and line', (_, change, found) => {
    expect(problems(change)).toContainEqual(expect.stringContaining(`openapi/${change[0]}${found}`))
  })
