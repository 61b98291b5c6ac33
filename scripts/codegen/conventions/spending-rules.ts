import { type ContractSources, type Finding, finding, listAt, subjectOf, textsAt } from './contract-sources.ts'
import type { YamlFile } from './yaml-file.ts'

const KEY_NAMES = ['Idempotency-Key', 'idempotency_key']

/** Operations that spend credits name a known action, are idempotent, and invalidate the balance. */
export function spendingFindings(contract: ContractSources): Finding[] {
  const actions = textsAt(contract.files.get('schemas/common/credit-action.yaml')?.root.enum)
  return contract
    .in('paths')
    .filter(({ root }) => 'x-credits' in root)
    .flatMap((file) => ofOperation(contract, file, actions))
}

function ofOperation(contract: ContractSources, file: YamlFile, actions: readonly string[]): Finding[] {
  const { root } = file
  const parameters = listAt(root.parameters).map((parameter) => contract.resolve(file, parameter).value)
  const hasKey = parameters.some(({ name }) => KEY_NAMES.includes(String(name)))
  // The generated hooks invalidate after mutations only; after a GET the balance event does.
  const hasFreshCredits = root['x-method'] === 'get' || textsAt(root['x-invalidates']).includes('getCreditsSummary')
  const rules: [boolean, string, string][] = [
    [
      actions.includes(String(root['x-credits'])),
      'x-credits',
      'x-credits names no action of common/credit-action.yaml',
    ],
    [hasKey, 'x-credits', 'spends credits and takes no idempotency key'],
    [hasFreshCredits, 'x-invalidates', 'spends credits and does not invalidate getCreditsSummary'],
  ]
  return rules.filter(([holds]) => !holds).map(([, key, what]) => finding(file, [key], subjectOf(file), what))
}
