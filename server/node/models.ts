import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { ConfigError } from './config-error.ts'
import { DataLocked } from './data-lock.ts'
import { ModelError } from './models/download.ts'
import { modelFolder } from './models/model-folder.ts'
import { OLLAMA_URL } from './models/ollama.ts'
import { type Console, readModelsRequest, runModelsCommand } from './models/models-command.ts'

// The command for models on this machine, built to dist/server/models.mjs.
const { stdout, stdin, env } = process
const isTerminal = stdout.isTTY && stdin.isTTY

let shown = ''
const terminal: Console = {
  say(line) {
    if (shown !== '' && isTerminal) stdout.write('\n')
    shown = ''
    console.log(line)
  },
  progress(line) {
    if (!isTerminal || line === shown) return
    shown = line
    stdout.write(`\r${line}   `)
  },
  async confirm(question) {
    if (!isTerminal) return null
    const lines = createInterface({ input: stdin, output: stdout })
    const answer = await lines.question(question)
    lines.close()
    return /^y(?:es)?$/iu.test(answer.trim())
  },
}

const sources = {
  hub: urlOf('MODELS_MIRROR', 'https://huggingface.co'),
  // Its API for programs of OpenAI's form is a folder deeper.
  ollama: urlOf('OLLAMA_URL', OLLAMA_URL).replace(/\/v1$/u, ''),
  registry: urlOf('npm_config_registry', 'https://registry.npmjs.org'),
}

try {
  const folder = modelFolder(path.resolve(env['DATA_DIR']?.trim() || '.data'))
  await runModelsCommand(folder, readModelsRequest(process.argv.slice(2)), sources, terminal)
} catch (cause) {
  const isPlain = [ConfigError, ModelError, DataLocked].some((kind) => cause instanceof kind)
  console.error(isPlain && cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}

function urlOf(name: string, usual: string): string {
  const value = env[name]?.trim() || usual
  if (!/^https?:\/\//u.test(value) || !URL.canParse(value)) {
    console.error(`${name} is ${value}; it must be a full URL, with https:// or http://`)
    process.exit(1)
  }
  return value.replace(/\/+$/u, '')
}
