import { createNameSearch, type NameSearch } from '../../search/catalog-names.ts'
import type { Name } from '../../search/catalog-pieces.ts'
import { createKeyOrder, type KeyOrder } from './key-order.ts'

/** Codes with the names they have borne. What has the same key is one, whatever it is called. */
export interface Keyed {
  list: Name[]
  /** By the place that `list[id].codeId` names: the code, or else what names of one firm or agency have in common. */
  keys: string[]
  idOf(code: string | null, name: string): number
  /** Place of the key of what is called so; -1 if it never came. */
  placeOf(code: string | null, name: string): number
  search: NameSearch
  order: KeyOrder
}

interface KeyedOptions {
  keyOf: (name: string) => string
  normOf: (name: string) => string
}

export function createKeyed({ keyOf, normOf }: KeyedOptions): Keyed {
  const list: Name[] = []
  const ids = new Map<string, number>()
  const places = new Map<string, number>()
  const keys: string[] = []

  const keyFor = (code: string | null, name: string) => (code === null || code === '' ? `|${keyOf(name)}` : code)

  function codeIdOf(key: string): number {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, keys.length)
    return keys.push(key.replace(/^\|/, '')) - 1
  }

  return {
    list,
    keys,
    search: createNameSearch({ list }),
    order: createKeyOrder(keys),
    placeOf: (code, name) => places.get(keyFor(code, name)) ?? -1,
    idOf(code, name) {
      const both = code === null ? `|${name}` : `${code}|${name}`
      const known = ids.get(both)
      if (known !== undefined) return known
      ids.set(both, list.length)
      const codeId = codeIdOf(keyFor(code, name))
      list.push({ code, name, norm: normOf(name), codeId })
      return list.length - 1
    },
  }
}

/** Lists of ids that many awards share, each kept once. */
export interface Sets {
  items: (readonly number[])[]
  idOf(ids: readonly number[]): number
}

export function createSets(): Sets {
  const items: (readonly number[])[] = []
  const known = new Map<string, number>()
  return {
    items,
    idOf(ids) {
      const key = ids.join(' ')
      const id = known.get(key)
      if (id !== undefined) return id
      known.set(key, items.length)
      items.push([...ids])
      return items.length - 1
    },
  }
}
