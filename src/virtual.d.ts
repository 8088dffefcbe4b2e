// Modules that are made from policies/; scripts/virtual-modules.mjs says how.

declare module 'virtual:knowledge' {
  const knowledge: import('./cluster/knowledge.js').Knowledge
  export default knowledge
}

declare module 'virtual:policies' {
  const policies: Readonly<Record<string, import('./policy/policy.js').Policy>>
  export default policies
}

declare module 'virtual:schema/config' {
  /** One way in which a value is not what the schema asks for. */
  interface Problem {
    readonly instancePath: string
    readonly keyword: string
    readonly params: Readonly<Record<string, any>>
    readonly message?: string
  }
  /** Whether `value` is as policies/schema/config.json asks; `errors` are those of the last call. */
  export const validate: ((value: unknown) => boolean) & { errors?: readonly Problem[] | null }
}

declare module 'virtual:schema/report' {
  /** Whether `value` is as policies/schema/report.json asks. */
  export const validate: (value: unknown) => boolean
}
