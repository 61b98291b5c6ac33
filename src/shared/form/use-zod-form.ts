import { useForm, type FieldValues, type Resolver, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

type Schema<Input extends FieldValues, Output extends FieldValues> = z.ZodType<Output, Input>

/**
 * A form held to a zod schema. The schema is loaded when the first check needs it, so that a page's first bytes carry
 * neither it nor zod. Fields check when they are left, and again at every edit once they were wrong.
 * @param loadSchema for example `() => import('#generated/zod/schemas/login.ts').then((module) => module.Login)`
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: () => Promise<Schema<Input, Output>>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ mode: 'onTouched', ...options, resolver: lazyResolver(loadSchema) })
}

function lazyResolver<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: () => Promise<Schema<Input, Output>>,
): Resolver<Input, unknown, Output> {
  return async (...checked) => {
    const [schema, { zodResolver }, { issueText }] = await Promise.all([
      loadSchema(),
      import('@hookform/resolvers/zod'),
      import('#src/domain/issue-text.ts'),
    ])
    return zodResolver(schema, { error: issueText })(...checked)
  }
}
