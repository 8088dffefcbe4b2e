/** An element as it is read: its name, attributes, elements in it, and the text between them. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

const CHARACTERS = /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads a document of XML 1.0 without doctype, comments and CDATA, as strictly as a parser does; throws where it is not well-formed. */
export function readXml(text: string): Element {
  if (!CHARACTERS.test(text)) throw new Error('a character that XML 1.0 does not have')
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray => {
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(text)
    if (!found) throw new Error(`${pattern} is not at ${JSON.stringify(text.slice(at, at + 60))}`)
    at += found[0].length
    return found
  }
  const element = (): Element => {
    const [, name = ''] = take(/<([A-Za-z][\w-]*)/)
    const attributes: Record<string, string> = {}
    while (!/[/>]/.test(text[at] ?? '/')) {
      const [, key = '', value = ''] = take(/\s+([A-Za-z][\w-]*)="([^"<]*)"/)
      if (key in attributes) throw new Error(`${key} stands twice`)
      // A parser makes spaces of line breaks and tabs in an attribute.
      attributes[key] = decoded(value.replace(/[\t\n\r]/g, ' '))
    }
    if (text.startsWith('/>', at)) {
      at += 2
      return { name, attributes, children: [], text: '' }
    }
    take(/>/)
    const children: Element[] = []
    let inner = ''
    while (!text.startsWith('</', at)) {
      const [said] = take(/[^<]*/)
      if (said.includes(']]>')) throw new Error(']]> in a text')
      inner += decoded(said)
      if (text[at] === '<' && text[at + 1] !== '/') children.push(element())
      if (at >= text.length) throw new Error(`${name} does not end`)
    }
    take(new RegExp(`</${name}>`))
    return { name, attributes, children, text: inner }
  }
  take(/<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
  const root = element()
  take(/\n$/)
  return root
}

function decoded(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, name: string) => {
    const [, code] = /^#(\d+);$/.exec(name) ?? []
    const said = code === undefined ? ENTITIES[name.slice(0, -1)] : String.fromCodePoint(Number(code))
    if (said === undefined || !name.endsWith(';')) throw new Error(`&${name} is no entity`)
    return said
  })
}
