// Mirrors pkg/util/calculator of openkruise/kruise: the lexer, the grammar and what they say of a wrong expression.
import type { Build, Values } from '../../cluster/build.js'
import { formatQuantity, isQuantity, parseQuantity, scaledValue } from '../../workload/quantity.js'

/** An amount: a plain number, or a quantity in thousandths. Undefined where it cannot be computed. */
type Amount = { readonly quantity: boolean; readonly value: number } | undefined

/** Why upstream cannot use `expression` of the variable `variable`, whose value it takes for 1; undefined where it can. */
export function expressionFault(expression: string, variable: string, build: Build): string | undefined {
  const result = computed(expression, variable, { quantity: false, value: 1 }, build)
  return typeof result === 'string' ? result : undefined
}

/**
 * What `expression` comes to in thousandths, where the variable `variable` is an amount of so many thousandths; the fault
 * as a text where upstream cannot use it.
 */
export function expressionValue(expression: string, variable: string, value: number, build: Build): number | string {
  const result = computed(expression, variable, { quantity: true, value }, build)
  if (typeof result === 'string') return result
  if (result.quantity) return result.value
  return variable === 'cpu' ? milli(result) : Math.trunc(result.value) * 1000
}

function computed(expression: string, variable: string, value: Amount, build: Build): NonNullable<Amount> | string {
  const parser = new Parser(expression, variable, value, build)
  const result = parser.parse()
  if (parser.broken !== undefined) return parser.fault ?? parser.broken
  if (!result) return parser.fault ?? build.say('expression-no-result')
  if (result.value >= 0) return result
  return build.say('expression-negative', {
    value: result.quantity ? thousandths(result.value) : goNumber(result.value),
  })
}

function thousandths(value: number): string {
  const parsed = parseQuantity(`${Math.trunc(value)}m`)
  return isQuantity(parsed) ? formatQuantity(parsed) : `${value}m`
}

function goNumber(value: number): string {
  return String(value).replace(/e([+-])(\d)$/, 'e$10$2')
}

interface Token {
  readonly kind: string
  readonly text: string
}

const UNITS = ['m', 'k', 'M', 'G', 'T', 'P', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi']

class Parser {
  /** The last thing that was wrong with the meaning. */
  fault: string | undefined
  /** What is wrong with the form. */
  broken: string | undefined
  #at = 0
  #line = 1
  #column = 1
  #token: Token

  constructor(
    readonly input: string,
    readonly variable: string,
    readonly value: Amount,
    readonly build: Build,
  ) {
    this.#token = this.#next()
  }

  parse(): Amount {
    const result = this.#sum()
    if (this.broken === undefined && this.#token.kind !== '') this.#unexpected()
    return result
  }

  #say(id: string, values: Values = {}): undefined {
    this.fault = this.build.say(id, values)
  }

  #unexpected(): undefined {
    this.broken ??= this.build.say('expression-syntax', { line: this.#line, column: this.#column })
  }

  #take(kind: string): boolean {
    if (this.broken !== undefined || this.#token.kind !== kind) return false
    this.#token = this.#next()
    return true
  }

  #sum(): Amount {
    let left = this.#product()
    while (this.broken === undefined && (this.#token.kind === '+' || this.#token.kind === '-')) {
      const sign = this.#token.kind === '+' ? 1 : -1
      this.#token = this.#next()
      const right = this.#product()
      if (this.broken !== undefined) return undefined
      left = this.#add(left, right, sign)
    }
    return left
  }

  #add(left: Amount, right: Amount, sign: number): Amount {
    if (!left || !right) {
      if (this.fault === undefined)
        this.#say('expression-operand', { operation: sign > 0 ? 'addition' : 'subtraction' })
      return undefined
    }
    if (left.quantity === right.quantity) return { quantity: left.quantity, value: left.value + sign * right.value }
    return { quantity: true, value: milli(left) + sign * milli(right) }
  }

  #product(): Amount {
    let left = this.#factor()
    while (this.broken === undefined && (this.#token.kind === '*' || this.#token.kind === '/')) {
      const times = this.#token.kind === '*'
      this.#token = this.#next()
      const right = this.#factor()
      if (this.broken !== undefined) return undefined
      left = times ? this.#multiply(left, right) : this.#divide(left, right)
    }
    return left
  }

  #multiply(left: Amount, right: Amount): Amount {
    if (!left || !right) {
      if (this.fault === undefined) this.#say('expression-operand', { operation: 'multiplication' })
      return undefined
    }
    if (left.quantity && right.quantity) return this.#say('expression-two-quantities')
    const quantity = left.quantity || right.quantity
    return { quantity, value: whole(quantity, left.value * right.value) }
  }

  #divide(left: Amount, right: Amount): Amount {
    if (!left || !right) {
      if (this.fault === undefined) this.#say('expression-operand', { operation: 'division' })
      return undefined
    }
    if (right.quantity) return this.#say('expression-by-quantity')
    if (right.value === 0) return this.#say('expression-by-zero')
    return { quantity: left.quantity, value: whole(left.quantity, left.value / right.value) }
  }

  #factor(): Amount {
    const { kind, text } = this.#token
    if (this.#take('number')) return { quantity: false, value: plainNumber(text) }
    if (this.#take('quantity')) return this.#quantity(text)
    if (this.#take('-')) {
      const value = this.#factor()
      return value && { ...value, value: -value.value }
    }
    if (this.#take('(')) {
      const value = this.#sum()
      if (!this.#take(')')) this.#unexpected()
      return value
    }
    if (kind !== 'name') return this.#unexpected()
    this.#take('name')
    return this.#token.kind === '(' ? this.#call(text) : this.#read(text)
  }

  #quantity(text: string): Amount {
    const parsed = parseQuantity(text)
    if (isQuantity(parsed)) return { quantity: true, value: Number(scaledValue(parsed, -3)) }
    this.fault = parsed.error
    return undefined
  }

  #read(name: string): Amount {
    const lower = name.toLowerCase()
    return lower === this.variable ? this.value : this.#say('expression-variable', { name: lower })
  }

  #call(name: string): Amount {
    this.#take('(')
    const values = [this.#sum()]
    if (this.#take(',')) values.push(this.#sum())
    if (!this.#take(')')) return this.#unexpected()
    const lower = name.toLowerCase()
    if (lower !== 'max' && lower !== 'min') return this.#say('expression-function', { name })
    if (values.length !== 2) return this.#say('expression-arguments', { name: lower, count: values.length })
    const [left, right] = values
    if (!left || !right) {
      if (this.fault === undefined) this.#say('expression-call')
      return undefined
    }
    const quantity = left.quantity || right.quantity
    const [one, other] = quantity ? [milli(left), milli(right)] : [left.value, right.value]
    return { quantity, value: lower === 'max' ? Math.max(one, other) : Math.min(one, other) }
  }

  #advance(count: number): string {
    const text = this.input.slice(this.#at, this.#at + count)
    for (const letter of text) {
      this.#line += letter === '\n' ? 1 : 0
      this.#column = letter === '\n' ? 1 : this.#column + 1
    }
    this.#at += count
    return text
  }

  #next(): Token {
    this.#advance(/^\s*/.exec(this.input.slice(this.#at))![0].length)
    const rest = this.input.slice(this.#at)
    if (rest === '') return { kind: '', text: '' }
    if (/^[\d.]/.test(rest)) {
      const text = this.#advance(numberLength(rest))
      return { kind: isQuantityText(text) ? 'quantity' : 'number', text }
    }
    const name = /^\p{L}[\p{L}\p{Nd}_]*/u.exec(rest)?.[0]
    if (name !== undefined) return { kind: 'name', text: this.#advance(name.length) }
    const letter = this.#advance(1)
    return { kind: letter, text: letter }
  }
}

/** Of a quantity, whole thousandths. */
function whole(quantity: boolean, value: number): number {
  return quantity ? Math.trunc(value) : value
}

function milli({ quantity, value }: NonNullable<Amount>): number {
  return quantity ? value : Math.trunc(value * 1000)
}

function plainNumber(text: string): number {
  const number = Number(text.endsWith('%') ? text.slice(0, -1) : text)
  if (Number.isNaN(number)) return 0
  return text.endsWith('%') ? number / 100 : number
}

/** How far a number goes: digits with one point, an exponent, a percent sign and a unit. */
function numberLength(rest: string): number {
  const length = /^(?:\d*\.?\d*)(?:[eE][+-]?\d*)?(?:%\d*)?/.exec(rest)![0].length
  const unit = /[eE][+-]?$/.test(rest.slice(0, length)) ? '' : (/^\p{L}*/u.exec(rest.slice(length))?.[0] ?? '')
  return Math.max(1, length + unit.length)
}

function isQuantityText(text: string): boolean {
  const unit = /[^\d.eE+-].*$/.exec(text)
  return unit !== null && unit.index > 0 && UNITS.includes(unit[0])
}
