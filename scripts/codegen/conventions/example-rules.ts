import type { JsonObject } from '../contract-files.ts'
import { type ContractSources, type Finding, finding, listAt, objectAt, subjectOf } from './contract-sources.ts'
import type { Place, YamlFile } from './yaml-file.ts'

/** Every body and answer is shown by named examples with a summary, every parameter by one value. */
export function exampleFindings(contract: ContractSources): Finding[] {
  return [
    ...contract
      .in('paths')
      .flatMap((file) => [
        ...ofContent(contract, file, objectAt(file.root.requestBody), ['requestBody'], `${subjectOf(file)} body`),
        ...Object.entries(objectAt(file.root.responses)).flatMap(([status, answer]) =>
          ofContent(contract, file, objectAt(answer), ['responses', status], `${subjectOf(file)} ${status}`),
        ),
        ...listAt(file.root.parameters).flatMap((parameter, index) =>
          '$ref' in objectAt(parameter) ? [] : ofParameter(file, objectAt(parameter), ['parameters', index]),
        ),
      ]),
    ...contract.in('responses').flatMap((file) => ofContent(contract, file, file.root, [], subjectOf(file))),
    ...contract.in('parameters').flatMap((file) => ofParameter(file, file.root, [])),
  ]
}

function ofContent(
  contract: ContractSources,
  file: YamlFile,
  holder: JsonObject,
  place: Place,
  subject: string,
): Finding[] {
  return Object.entries(objectAt(holder.content)).flatMap(([type, content]) => {
    const at = [...place, 'content', type]
    const examples = Object.entries(objectAt(objectAt(content).examples))
    if (examples.length === 0) return [finding(file, at, subject, 'has no examples')]
    return examples.flatMap(([name, example]) => {
      const { summary, value } = contract.resolve(file, example).value
      const isWhole = typeof summary === 'string' && value !== undefined
      return isWhole
        ? []
        : [finding(file, [...at, 'examples', name], subject, `example ${name} needs a summary and a value`)]
    })
  })
}

const ofParameter = (file: YamlFile, parameter: JsonObject, place: Place): Finding[] =>
  'example' in parameter
    ? []
    : [finding(file, place, subjectOf(file), `parameter ${String(parameter.name)} has no example`)]
