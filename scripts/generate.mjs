#!/usr/bin/env node
// Generates generated/, and the path index and version of openapi/openapi.yaml, from the contract; with --check only lists differences.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleContract } from './codegen/bundle.ts'
import { readOperations } from './codegen/contract-files.ts'
import { conventionProblems } from './codegen/conventions/check-contract.ts'
import { generateInto } from './codegen/generate-into.ts'
import { withPathIndex, withVersion } from './codegen/path-index.ts'
import { folderDifferences, syncFolder } from './codegen/sync-folder.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isCheck = process.argv.includes('--check')
const base = join(root, 'openapi')
const rootFile = join(base, 'openapi.yaml')
const started = performance.now()

async function run() {
  const operations = readOperations(base)
  const problems = conventionProblems(base)
  const rootText = readFileSync(rootFile, 'utf8')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const indexed = withVersion(withPathIndex(rootText, operations), version)
  const differences = indexed === rootText ? [] : [{ file: 'openapi/openapi.yaml', kind: 'differs' }]
  if (!isCheck && differences.length) writeFileSync(rootFile, indexed)
  // Beside generated/, so that the relative imports the generators write are already the right ones.
  const out = mkdtempSync(join(root, '.codegen-'))
  try {
    await generateInto(root, out, await bundleContract(rootFile))
    const generated = (isCheck ? folderDifferences : syncFolder)(out, join(root, 'generated'))
    differences.push(...generated.map(({ file, kind }) => ({ file: `generated/${file}`, kind })))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  return { operations: operations.length, differences, problems }
}

try {
  const { operations, differences, problems } = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (isCheck && differences.length) {
    for (const { file, kind } of differences) console.error(`${file}: ${kind}`)
    console.error(
      `${differences.length} generated files differ from the contract: run \`npm run generate\` and commit the result`,
    )
    process.exitCode = 1
  } else
    console.log(
      `${operations} operations, ${isCheck ? 'nothing differs' : `${differences.length} files written`}, ${seconds} s`,
    )
  if (problems.length) {
    // An unfinished contract is generated all the same, so that it can be used; its problems are listed last.
    console.error(`${problems.join('\n')}\n${problems.length} rules of openapi/CONVENTIONS.md are broken`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
